import { RetailNote } from '~/ui/retail-note';
import type { PriceLabels } from '../list/catalogue-labels';
import type { LotView } from './variety-view';
import { stockClass } from './stock-label';

type Props = {
  lot: LotView;
  labels: PriceLabels;
  /** The price of a piece stands here: no length says it. */
  isPriced: boolean;
};

export function VarietyNote({ lot, labels, isPriced }: Props) {
  const { words } = labels;
  const price = words.price(lot);
  return (
    <p className="variety-note">
      {isPriced && price && (
        <span className="whitespace-nowrap text-ink">
          <strong>{price.amount}</strong>
          <span>{` ${labels.perPiece}`}</span>
        </span>
      )}
      {price?.old !== undefined && (
        <s>
          <span className="sr-only">{`${labels.oldPrice} `}</span>
          <span>{price.old}</span>
        </s>
      )}
      {price?.percent !== undefined && !price.isReduced && (
        <span className="font-medium text-leaf-ink">{price.percent}</span>
      )}
      <span>{price === null ? labels.noPrice : words.packPrice(lot)}</span>
      <span className={stockClass(lot)}>{words.stock(lot)}</span>
      <RetailNote text={words.retail(lot)} />
    </p>
  );
}
