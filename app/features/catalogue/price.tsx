import type { PriceView } from './product-view';

export interface PriceLabels {
  /** 'грн/шт' */
  perPiece: string;
  /** Read out before the struck price: 'Ціна до знижки'. */
  oldPrice: string;
  /** Where the customer's price group has none: 'Ціну для вашої групи ще не встановлено. …'. */
  noPrice: string;
}

type Props = {
  price: PriceView;
  labels: PriceLabels;
  /** What the quantity in the field comes to; it takes the place of the pack. */
  sum?: string | undefined;
};

/** What one costs, large, with the old price struck through, and red where a promotion lowered it; the pack and the customer's own discount under it. */
export function Price({ price, labels, sum }: Props) {
  const { amount, old, pack, discount } = price;
  return (
    <div className="price">
      <p>
        <strong className={old === undefined || discount ? undefined : 'text-poppy-ink'}>{amount}</strong>
        <span>{labels.perPiece}</span>
        {old !== undefined && (
          <s>
            <span className="sr-only">{`${labels.oldPrice} `}</span>
            <span>{old}</span>
          </s>
        )}
      </p>
      <p>{sum ?? pack}</p>
      {discount && <p className="font-medium text-leaf-ink">{discount}</p>}
    </div>
  );
}
