import type { Scope } from '~/bff/scope.server';
import { readQuantity } from '~/trade/quantity';
import { orMissing } from '~server/api/outcome';
import { readCart } from './cart.server';
import { readTyped } from './cart-act';
import type { CartAnswer } from './cart-view';
import type { QuantityWish } from './line-ref';
import type { PricedCart } from './price-cart';
import { changeLines } from './resize-lines.server';

/** The cart that an order form is about; null when it cannot be read or changed now. `changed` is what taking over what was typed in it came to, where something was. */
export async function readCartToOrder(scope: Scope, form: FormData): Promise<{ readonly cart: PricedCart | null; readonly changed?: CartAnswer | null }> {
  const cart = await readCart(scope);
  const settled = cart && (await orMissing(changeTyped(scope, cart, form).then((changed) => ({ cart, changed }))));
  return settled ?? { cart: null };
}

/**
 * Takes over what was typed at the lines but not confirmed when the order was pressed. The sum that was shown is not of that, so it is told, and ordering is
 * left to another press.
 * @returns null where the cart has all that was typed
 * @throws WholesaleError while nothing is changed
 */
export async function changeTyped(scope: Scope, cart: PricedCart, form: FormData): Promise<CartAnswer | null> {
  const wishes = readTyped(form).filter((wish) => isNews(cart, wish));
  if (wishes.length === 0) return null;
  return (await changeLines(scope, wishes)) ?? { message: scope.t('cart:changedFirst') };
}

/** A line that is gone is left to the order, which knows that its cart is another. */
function isNews(cart: PricedCart, { itemId, quantity, unit }: QuantityWish): boolean {
  const line = cart.lines.find((each) => each.itemId === itemId);
  if (!line) return false;
  const read = readQuantity(quantity, unit, line.packSize);
  return !read.ok || read.pieces !== line.quantity;
}
