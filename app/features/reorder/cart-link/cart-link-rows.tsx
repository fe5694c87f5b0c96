import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { ProductQuantityInput } from '~/features/reorder/sheet/quantity-box';
import type { LineNote } from '~/features/reorder/sheet/use-sheet-words';
import type { SheetActionData } from '~/domain/rejected-line';
import { Badge } from '~/ui/badge';
import { Link } from '~/ui/link';
import { Thumbnail } from '~/ui/thumbnail';
import type { LinkedRow } from './cart-link-view';

type Props = { rows: readonly LinkedRow[]; answer: SheetActionData | undefined; notes: readonly LineNote[] };

/** The lines of the link: goods, price and stock of today, and how many. */
export function CartLinkRows({ rows, answer, notes }: Props) {
  return (
    <ul className="-mx-3.5 divide-y divide-border bg-surface md:mx-0 md:rounded-t-lg">
      {rows.map((row) => (
        <li key={row.productId} className="flex gap-3.5 px-3.5 py-2.5 md:px-5">
          <Thumbnail picture={row.picture} />
          <div className="min-w-0 flex-1 gap-x-5 lg:flex lg:items-center">
            <Facts row={row} isAdded={answer?.added.includes(row.productId) ?? false} />
            <ProductQuantityInput box={row} answer={answer} notes={notes} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Facts({ row, isAdded }: { row: LinkedRow; isAdded: boolean }) {
  const { t } = useTranslation('sheet');
  const { name, href, farm, price, stock, note, isProblem } = row;
  return (
    <div className="min-w-0 flex-1">
      <h2 className="flex flex-wrap items-center gap-x-2.5 font-semibold [overflow-wrap:anywhere]">
        {href === null ? (
          name
        ) : (
          <Link href={href} className="min-w-0 hover:text-leaf-ink hover:underline">
            {name}
          </Link>
        )}
        {isAdded && <Badge tone="good">{t('added')}</Badge>}
      </h2>
      {farm !== '' && <p className="text-small text-muted">{farm}</p>}
      {stock !== '' && <p className="text-small">{[price, stock].filter(Boolean).join(' · ')}</p>}
      {!isAdded && (isProblem || row.order === null) && (
        <p className={clsx('text-small', isProblem ? 'font-medium text-amber-ink' : 'text-muted')}>{note}</p>
      )}
    </div>
  );
}
