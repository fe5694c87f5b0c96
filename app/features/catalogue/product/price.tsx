import clsx from 'clsx';
import { RetailNote } from '~/ui/retail-note';
import type { Offer } from '../cards/offer';
import type { PriceLabels } from '../list/catalogue-labels';

/** What one costs, large, with the old price struck through, and red where a promotion lowered it; the pack and the customer's own discount under it. */
export function Price({ offer, labels }: { offer: Offer; labels: PriceLabels }) {
  const { words } = labels;
  const price = words.price(offer);
  const discount = words.discount(offer);
  if (!price) return null;
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <strong className={clsx('text-title font-bold', price.isReduced && 'text-poppy-ink')}>{price.amount}</strong>
        <span>{labels.perPiece}</span>
        {price.old !== undefined && (
          <s className="text-small text-muted">
            <span className="sr-only">{`${labels.oldPrice} `}</span>
            <span>{price.old}</span>
          </s>
        )}
      </p>
      <p className="text-small text-muted">{words.packPrice(offer)}</p>
      {discount && <p className="text-small font-medium text-leaf-ink">{discount}</p>}
      <RetailNote text={words.retail(offer)} />
    </div>
  );
}
