import { useFetchers } from '@remix-run/react';
import type { StockTrouble } from '~/trade/stock-trouble';
import type { EmbeddedFormTarget } from '~/ui/embedded-form';
import type { CartActionData } from './cart-actions.server';
import { CartLine } from './cart-line';
import type { CartAnswer, CartLineView } from './cart-view';
import { PRODUCT_NAME } from './line-ref';

type Props = EmbeddedFormTarget & {
  lines: readonly CartLineView[];
  /** What the last cart form left. */
  answer?: CartAnswer | undefined;
  /** Shortages that only placing the order brought to light, by product. */
  troubles?: Readonly<Record<string, StockTrouble>> | undefined;
};

/** The lines of the cart, each with its own small forms. */
export function CartLines({ lines, answer, troubles, ...target }: Props) {
  const removed = useRemovedProducts();
  return (
    <ul className="divide-y divide-line">
      {lines.map((line, at) =>
        removed.includes(line.productId) ? null : (
          <CartLine
            key={keyOf(lines, at)}
            line={line}
            {...target}
            fault={answer?.faults.find(({ productId }) => productId === line.productId)}
            trouble={troubleOf(line, troubles)}
          />
        ),
      )}
    </ul>
  );
}

/** Products whose line is out of the cart, though the page does not know of it yet. */
function useRemovedProducts(): (FormDataEntryValue | null)[] {
  return useFetchers().flatMap(({ formData, data }) =>
    formData?.get('intent') === 'remove' && (data as CartActionData | undefined)?.ok
      ? [formData.get(PRODUCT_NAME)]
      : [],
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
