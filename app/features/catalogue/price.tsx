import type { PriceView } from './product-view';

export interface PriceWords {
  /** 'грн/шт' */
  perPiece: string;
  /** Read out before the price that no longer holds: 'Стара ціна'. */
  oldPrice: string;
  /** Where the customer's price group has none: 'Ціну для вашої групи ще не встановлено. …'. */
  noPrice: string;
}

type Props = {
  price: PriceView;
  words: PriceWords;
  /** What the quantity in the field comes to; it takes the place of the pack. */
  sum?: string | undefined;
};

/** The price of one, large; red when it fell, with the old one struck through; the pack and the customer's own under it. */
export function Price({ price, words, sum }: Props) {
  const { amount, old, pack, personal, discount } = price;
  return (
    <div className="price">
      <p>
        <strong className={old === undefined ? undefined : 'text-poppy-ink'}>{amount}</strong>
        {words.perPiece}
        {old !== undefined && (
          <s>
            <span className="sr-only">{`${words.oldPrice} `}</span>
            {old}
          </s>
        )}
      </p>
      <p>{sum ?? pack}</p>
      {personal !== undefined && <p className="font-medium text-leaf-ink">{[personal, discount].filter(Boolean).join(', ')}</p>}
    </div>
  );
}
