import clsx from 'clsx';
import type { RowLabels } from './product-row';

type Props = { labels: RowLabels; isPriced: boolean };

/** The names of the price list's columns; on a phone for screen readers alone. */
export function Heads({ labels: { columns, quantity }, isPriced }: Props) {
  const heads = [
    { text: columns.length, className: 'text-right' },
    { text: columns.farm, className: 'text-left' },
    { text: columns.packSize, className: 'text-right' },
    { text: columns.price, className: 'text-right', ofPrices: true },
    { text: columns.packPrice, className: 'text-right lg:max-xl:hidden', ofPrices: true },
    { text: columns.stock, className: 'text-right' },
    { text: quantity, className: 'pr-3 text-right', ofPrices: true },
  ].filter(({ ofPrices }) => isPriced || !ofPrices);
  return (
    <thead className="sr-only lg:not-sr-only lg:table-header-group">
      <tr className="text-small text-muted">
        <th scope="col">
          <span className="sr-only">{columns.picture}</span>
        </th>
        <th scope="col" className="px-2 py-3 text-left font-medium">
          {columns.name}
        </th>
        {heads.map(({ text, className }) => (
          <th key={text} scope="col" className={clsx('px-2 font-medium', className)}>
            {text}
          </th>
        ))}
      </tr>
    </thead>
  );
}
