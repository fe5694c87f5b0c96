import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductQuantityInput } from './quantity-box';
import type { LineNote } from './use-sheet-words';
import type { SheetActionData } from '~/domain/rejected-line';
import { Badge } from '~/ui/badge';
import { Link } from '~/ui/link';
import { Thumbnail } from '~/ui/thumbnail';
import type { OrderedView } from './ordered-view';

type Props = {
  row: OrderedView;
  answer: SheetActionData | undefined;
  notes: readonly LineNote[];
  /** 'Знайти схоже' */
  findSimilar: string;
  /** What can be had in its place. */
  children?: ReactNode;
};

/** A product that is ordered again: what it was, what it is today, and how many packs of it are taken. */
export function OrderedRow({ row, answer, notes, findSimilar, children }: Props) {
  const { t } = useTranslation('sheet');
  const isAdded = answer?.added.includes(row.productId) ?? false;
  return (
    <li className="flex gap-3.5 px-3.5 py-2 md:px-5">
      <Thumbnail picture={row.picture} />
      <div className="min-w-0 flex-1 self-center">
        <div className="gap-x-5 lg:grid lg:grid-cols-[1.5fr_1fr_1fr_22rem] lg:items-center">
          <div className="min-w-0">
            <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
              <Link href={row.href} className="min-w-0 hover:text-leaf-ink hover:underline">
                {row.name}
              </Link>
              {isAdded ? (
                <Badge tone="good">{t('added')}</Badge>
              ) : (
                row.badge && <Badge tone={row.badge.tone}>{row.badge.word}</Badge>
              )}
            </h2>
            <p className="text-small text-muted">{row.facts}</p>
          </div>
          <p className="text-small text-muted">{row.then}</p>
          <Today row={row} isAdded={isAdded} findSimilar={findSimilar} />
          <ProductQuantityInput box={row} answer={answer} notes={notes} />
        </div>
        {children}
      </div>
    </li>
  );
}

function Today({
  row: { now, price, stock, reason, searchHref },
  isAdded,
  findSimilar,
}: Pick<Props, 'row' | 'findSimilar'> & { isAdded: boolean }) {
  return (
    <div className="min-w-0 text-small">
      {now !== null && (
        <p
          className={clsx(price === 'dearer' ? 'text-amber-ink' : price === 'cheaper' ? 'text-leaf-ink' : 'text-muted')}
        >
          <strong className={clsx('whitespace-nowrap text-base font-semibold', price === 'same' && 'text-ink')}>
            {now.price}
          </strong>
          , {now.comparison}
        </p>
      )}
      {stock !== null && <p className="text-muted">{stock}</p>}
      {!isAdded && reason !== null && <p>{reason}</p>}
      {searchHref !== null && (
        <Link
          href={searchHref}
          className="inline-flex min-h-target items-center text-leaf-ink underline underline-offset-4"
        >
          {findSimilar}
        </Link>
      )}
    </div>
  );
}
