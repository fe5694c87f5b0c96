import { changeCart, readCartItems } from '~/bff/cart-items.server';
import { nameLot } from '~/bff/goods-words.server';
import { readProductsById } from '~/bff/products-by-id.server';
import type { Scope } from '~/bff/scope.server';
import { orMissing } from '~server/api/outcome';
import { removeCartItem, type CartItem } from '~server/contract/cart';

/** A line that was taken out, with what it takes to put it back. */
export interface RemovedLine {
  readonly productId: string;
  /** 'Freedom, 60 см' */
  readonly name: string;
  readonly pieces: number;
}

/**
 * Takes a line out of the cart.
 * @returns null when there is no such line any more
 * @throws WholesaleError
 */
export async function removeLine(scope: Scope, itemId: string): Promise<RemovedLine | null> {
  const items = await readCartItems(scope);
  const item = items.find((each) => each.id === itemId);
  if (!item) return null;
  const [removal, name] = await Promise.all([changeCart(scope, removeCartItem, { params: { id: itemId } }), nameItem(scope, item)]);
  if (removal.ok) return { productId: item.productId, name, pieces: item.quantity };
  if (removal.refusal.kind === 'notFound') return null;
  throw removal.refusal;
}

/** By length and grade too, which only the product itself tells. */
async function nameItem(scope: Scope, { productId, product }: CartItem): Promise<string> {
  const products = await orMissing(readProductsById(scope, [productId]));
  const found = products?.get(productId);
  return found ? nameLot(scope, found) : product.name;
}
