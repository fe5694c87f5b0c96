import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { linesOf } from '~/sheet/boxes';
import { OrderSheet } from '~/sheet/order-sheet';
import { ProductBox } from '~/sheet/quantity-box';
import type { LineNote } from '~/sheet/use-sheet-words';
import type { SheetAnswer } from '~/trade/refused-line';
import { Badge } from '~/ui/badge';
import { Link } from '~/ui/link';
import { BoughtRow } from '../bought-row';
import { boxesOf, type NearRow, type RestockView } from './restock-view';

type Props = { view: Pick<RestockView, 'action' | 'held' | 'rows'>; answer: SheetAnswer | undefined };

/** What was bought, what it is today, and how much of it is taken. What was typed before the cart took some of it is not brought again. */
export function RestockSheet({ view: { action, held, rows }, answer }: Props) {
  const { t } = useTranslation('restock');
  const boxes = useMemo(() => boxesOf(rows), [rows]);
  const goods = useMemo(() => new Map(boxes.map(({ productId, order }) => [productId, order?.goods])), [boxes]);
  const initial = useMemo(() => linesOf(boxes, answer), [boxes, answer]);
  return (
    <OrderSheet
      key={action}
      id={`restock-${held}`}
      action={action}
      initial={initial}
      goodsOf={(productId) => goods.get(productId)}
    >
      {(notes) => (
        <ul className="-mx-3.5 divide-y divide-line bg-surface md:mx-0 md:rounded-t-lg">
          {rows.map((row) => (
            <BoughtRow key={row.productId} row={row} answer={answer} notes={notes} findSimilar={t('findSimilar')}>
              {row.near.length > 0 && <Near near={row.near} answer={answer} notes={notes} />}
            </BoughtRow>
          ))}
        </ul>
      )}
    </OrderSheet>
  );
}

/** What can be had instead, each with a box of its own: nothing is replaced unless a quantity is typed. */
function Near({
  near,
  answer,
  notes,
}: Pick<Props, 'answer'> & { near: readonly NearRow[]; notes: readonly LineNote[] }) {
  const { t } = useTranslation('restock');
  return (
    <div className="mt-2 border-l-2 border-line pl-3.5">
      <p className="text-small font-medium">{t('near')}</p>
      <ul>
        {near.map((each) => (
          <li key={each.productId} className="gap-x-5 py-1.5 lg:flex lg:items-center">
            <div className="min-w-0 flex-1">
              <Link href={each.href} className="font-medium hover:text-leaf-ink hover:underline">
                {each.name}
              </Link>
              {answer?.added.includes(each.productId) && (
                <>
                  {' '}
                  <Badge tone="good">{t('sheet:added')}</Badge>
                </>
              )}
              <p className="text-small text-soft">{each.facts}</p>
            </div>
            <ProductBox box={each} answer={answer} notes={notes} />
          </li>
        ))}
      </ul>
    </div>
  );
}
