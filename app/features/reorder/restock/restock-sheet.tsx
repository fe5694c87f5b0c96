import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { linesOf } from '~/features/reorder/sheet/boxes';
import { OrderSheetForm } from '~/features/reorder/sheet/order-sheet';
import { ProductQuantityInput } from '~/features/reorder/sheet/quantity-box';
import type { LineNote } from '~/features/reorder/sheet/use-sheet-words';
import type { SheetActionData } from '~/domain/rejected-line';
import { Badge } from '~/ui/badge';
import { Link } from '~/ui/link';
import { OrderedRow } from '~/features/reorder/sheet/ordered-row';
import { quantityInputsOf, type SimilarRow, type RestockView } from './restock-view';

type Props = { view: Pick<RestockView, 'action' | 'held' | 'rows'>; answer: SheetActionData | undefined };

/** What was bought, what it is today, and how much of it is taken. What was typed before the cart took some of it is not brought again. */
export function RestockSheet({ view: { action, held, rows }, answer }: Props) {
  const { t } = useTranslation('restock');
  const quantityInputs = useMemo(() => quantityInputsOf(rows), [rows]);
  const goods = useMemo(
    () => new Map(quantityInputs.map(({ productId, order }) => [productId, order?.goods])),
    [quantityInputs],
  );
  const initial = useMemo(() => linesOf(quantityInputs, answer), [quantityInputs, answer]);
  return (
    <OrderSheetForm
      key={action}
      id={`restock-${held}`}
      action={action}
      initial={initial}
      goodsOf={(productId) => goods.get(productId)}
    >
      {(notes) => (
        <ul className="-mx-3.5 divide-y divide-border bg-surface md:mx-0 md:rounded-t-lg">
          {rows.map((row) => (
            <OrderedRow key={row.productId} row={row} answer={answer} notes={notes} findSimilar={t('findSimilar')}>
              {row.similar.length > 0 && <Near similar={row.similar} answer={answer} notes={notes} />}
            </OrderedRow>
          ))}
        </ul>
      )}
    </OrderSheetForm>
  );
}

/** What can be had instead, each with a box of its own: nothing is replaced unless a quantity is typed. */
function Near({
  similar,
  answer,
  notes,
}: Pick<Props, 'answer'> & { similar: readonly SimilarRow[]; notes: readonly LineNote[] }) {
  const { t } = useTranslation('restock');
  return (
    <div className="mt-2 border-l-2 border-border pl-3.5">
      <p className="text-small font-medium">{t('near')}</p>
      <ul>
        {similar.map((each) => (
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
              <p className="text-small text-muted">{each.facts}</p>
            </div>
            <ProductQuantityInput box={each} answer={answer} notes={notes} />
          </li>
        ))}
      </ul>
    </div>
  );
}
