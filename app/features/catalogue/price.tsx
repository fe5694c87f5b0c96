import type { PriceView } from './product-view';

type Props = {
  price: PriceView;
  /** Read out before the price that no longer holds: 'Стара ціна'. */
  oldLabel: string;
  /** What the quantity in the field comes to; it takes the place of the pack. */
  sum?: string | undefined;
};

/** The price of one, large; red when it fell, with the old one struck through; the pack and the customer's own under it. */
export function Price({ price, oldLabel, sum }: Props) {
  const { amount, unit, old, pack, personal } = price;
  return (
    <div className="price">
      <p>
        <strong className={old === undefined ? undefined : 'text-poppy-ink'}>{amount}</strong>
        <span>{unit}</span>
        {old !== undefined && (
          <s>
            <span className="sr-only">{`${oldLabel} `}</span>
            {old}
          </s>
        )}
      </p>
      <p>{sum ?? pack}</p>
      {personal !== undefined && <p className="font-medium text-leaf-ink">{personal}</p>}
    </div>
  );
}
