import clsx from 'clsx';
import { RetailNote } from '~/ui/retail-note';
import type { PriceWords } from './offer-words';

export interface PriceLabels {
  perPiece: string;
  /** Read out before the struck price: 'Ціна до знижки'. */
  oldPrice: string;
  /** Where the customer's price group has none: 'Ціну для вашої групи ще не встановлено. …'. */
  noPrice: string;
}

type Props = {
  price: PriceWords;
  labels: PriceLabels;
};

/** What one costs, large, with the old price struck through, and red where a promotion lowered it; the pack and the customer's own discount under it. */
export function Price({ price, labels }: Props) {
  const { amount, old, pack, discount, isReduced, retail } = price;
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <strong className={clsx('text-title font-bold', isReduced && 'text-poppy-ink')}>{amount}</strong>
        <span>{labels.perPiece}</span>
        {old !== undefined && (
          <s className="text-small text-muted">
            <span className="sr-only">{`${labels.oldPrice} `}</span>
            <span>{old}</span>
          </s>
        )}
      </p>
      <p className="text-small text-muted">{pack}</p>
      {discount && <p className="text-small font-medium text-leaf-ink">{discount}</p>}
      <RetailNote text={retail} />
    </div>
  );
}
