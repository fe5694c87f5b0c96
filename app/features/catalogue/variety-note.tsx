import { RetailNote } from '~/ui/retail-note';
import type { PriceLabels } from './price';
import type { LotView } from './product-view';
import { stockClass } from './stock-label';

type Props = {
  lot: LotView;
  labels: PriceLabels;
  /** The price of a piece stands here: no length says it. */
  isPriced: boolean;
};

export function VarietyNote({ lot: { price, pack, stock, isPriceUnknown }, labels, isPriced }: Props) {
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
      {price?.discount !== undefined && <span className="font-medium text-leaf-ink">{price.discount}</span>}
      <span>{price === null && !isPriceUnknown ? labels.noPrice : (price?.pack ?? pack)}</span>
      <span className={stockClass(stock)}>{stock.text}</span>
      <RetailNote text={price?.retail} />
    </p>
  );
}
