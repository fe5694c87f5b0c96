import type { Scope } from '~/bff/scope.server';
import { outcomeOf } from '~server/api/outcome';
import { removeCartItem } from '~server/contract/cart';
import { forgetCartItems, readCartItems } from './cart-items.server';

/** A line that was taken out, with what it takes to put it back. */
export interface RemovedLine {
  readonly productId: string;
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
  const removal = await outcomeOf(scope.api.call(removeCartItem, { params: { id: itemId } }));
  forgetCartItems(scope);
  if (removal.ok) return { productId: item.productId, name: item.product.name, pieces: item.quantity };
  if (removal.refusal.kind === 'notFound') return null;
  throw removal.refusal;
}
