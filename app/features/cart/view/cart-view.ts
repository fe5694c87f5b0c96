import type { CartItemDraft } from '~server/contract/cart';

export interface AmountRow {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly tone?: 'fall' | 'total' | undefined;
}

/** What the customer chose of a line; its money follows from the product. */
type ChosenFields = Omit<CartItemDraft, 'price' | 'total' | 'discount' | 'meta'>;

export function addLineFields({
  productId,
  quantity,
}: ChosenFields): Record<keyof ChosenFields | 'intent' | 'unit', string> {
  return { intent: 'addAgain', productId, quantity: String(quantity), unit: 'piece' };
}

export function lineAnchor(productId: string): string {
  return `line-${productId}`;
}

/** Fetcher key of the forms of a line: the last submission wins. */
export function lineKey(productId: string): string {
  return `cart-line-${productId}`;
}
