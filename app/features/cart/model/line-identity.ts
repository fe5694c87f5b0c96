import type { CartItem } from '~server/contract/cart';

export const PRODUCT_ID = 'product';

/** Form field with the quantity at page load; empty for a rejected quantity. */
export const INITIAL_QUANTITY = 'quantityBefore';

export interface LineIdentity {
  readonly itemId: string;
  readonly productId?: string | undefined;
}

export function lineIdentityFields({ itemId, productId = '' }: LineIdentity) {
  return { itemId, [PRODUCT_ID]: productId };
}

/** The current line of the product, also when a change gave it a new id after the form was loaded. */
export function findItem(items: readonly CartItem[], { itemId, productId }: LineIdentity): CartItem | undefined {
  const same = items.filter((item) => item.productId === productId);
  return items.find((item) => item.id === itemId) ?? (same.length === 1 ? same[0] : undefined);
}
