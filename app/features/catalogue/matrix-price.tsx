import type { PriceLabels } from './price';
import type { PriceWords } from './offer-words';

type Props = { price: PriceWords | null; retail: string | undefined; labels: PriceLabels };

/** What one costs in a cell of the price list, red where a promotion lowered it, with the percent taken off. */
export function MatrixPrice({ price, retail, labels }: Props) {
  if (price === null) return <span className="text-fine text-muted">{labels.noPrice}</span>;
  const { amount, old, percent, isReduced } = price;
  return (
    <span className="matrix-price">
      <strong className={isReduced ? 'text-poppy-ink' : undefined}>{amount}</strong>
      <span>{` ${labels.perPiece}`}</span>
      {old !== undefined && (
        <small className={isReduced ? 'text-poppy-ink' : 'text-leaf-ink'}>{` ${percent ?? ''}`}</small>
      )}
      {retail !== undefined && <small className="block text-fine text-muted print:hidden">{retail}</small>}
    </span>
  );
}
