import type { StockTrouble } from '~/trade/stock-trouble';
import { CartLine } from './cart-line';
import type { CartAnswer, CartLineView } from './cart-view';

type Props = {
  lines: readonly CartLineView[];
  /** Where the lines' forms are sent. */
  action: string;
  /** Id of a form beside the cart whose choices a change must not lose. */
  carrier?: string | undefined;
  /** What the last cart form left. */
  answer?: CartAnswer | undefined;
  /** Shortages that only placing the order brought to light, by product. */
  troubles?: Readonly<Record<string, StockTrouble>> | undefined;
};

/** The lines of the cart, each with its own small forms. */
export function CartLines({ lines, answer, troubles, ...way }: Props) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line, at) => (
        <CartLine
          key={keyOf(lines, at)}
          line={line}
          {...way}
          fault={answer?.faults.find(({ productId }) => productId === line.productId)}
          trouble={troubleOf(line, troubles)}
        />
      ))}
    </ul>
  );
}

/** A change gives a line another id: it stays the same by its product, and by how many lines of that stand before it. */
function keyOf(lines: Props['lines'], at: number): string {
  const productId = lines[at]?.productId ?? '';
  return `${productId} ${lines.slice(0, at).filter((line) => line.productId === productId).length}`;
}

function troubleOf({ productId, trouble }: CartLineView, troubles: Props['troubles']): StockTrouble | undefined {
  const met = troubles?.[productId];
  return met ? { splits: trouble?.splits, ...met } : trouble;
}
