import { RetailNote } from '~/ui/retail-note';
import type { PriceLabels } from './price';
import type { OfferWords } from './offer-words';
import type { LotView } from './variety-view';
import { stockClass } from './stock-label';

type Props = {
  lot: LotView;
  labels: PriceLabels & { words: OfferWords };
  /** The price of a piece stands here: no length says it. */
  isPriced: boolean;
};

export function VarietyNote({ lot, labels, isPriced }: Props) {
  const { words } = labels;
  const [price, stock] = [words.price(lot), words.stock(lot)];
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
      <span>{price === null ? labels.noPrice : (price?.pack ?? words.pack(lot))}</span>
      <span className={stockClass(stock)}>{stock.text}</span>
      <RetailNote text={price?.retail} />
    </p>
  );
}
