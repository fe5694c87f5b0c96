import clsx from 'clsx';
import type { PriceLabels } from './price';
import type { LotView } from './product-view';

type Props = { price: NonNullable<LotView['price']> | null; tags: LotView['tags']; labels: PriceLabels };

/** What one costs in a cell of the price list, red where a promotion lowered it, with the percent taken off. */
export function MatrixPrice({ price, tags, labels }: Props) {
  if (price === null) return <span className="text-fine text-muted">{labels.noPrice}</span>;
  const { amount, old, discount, retail } = price;
  const promotion = tags?.find(({ tone }) => tone === 'promotion')?.text;
  return (
    <span className="matrix-price">
      <strong className={clsx(old !== undefined && !discount && 'text-poppy-ink')}>{amount}</strong>
      <span className="lg:hidden print:hidden">{` ${labels.perPiece}`}</span>
      {old !== undefined && (
        <small className={discount ? 'text-leaf-ink' : 'text-poppy-ink'}>{` ${discount ?? promotion ?? ''}`}</small>
      )}
      {retail !== undefined && <small className="block text-fine text-muted print:hidden">{retail}</small>}
    </span>
  );
}
