import type { Scope } from '~/bff/scope.server';
import { readQuantity } from '~/trade/quantity';
import { orMissing } from '~server/api/outcome';
import { readCart } from './cart.server';
import { readTyped } from './embedded-intent';
import type { CartAnswer } from './cart-view';
import { tellStop } from './change-words.server';
import type { QuantityWish } from './line-ref';
import type { PricedCart } from './price-cart';
import { changeLines, tellProgress } from './resize-lines.server';

/** The cart that an order form is about. `ready`: it has all that was typed in it. `changed`: it did not, and the customer is told. `unread`: it could not be read or changed. */
export type SettledCart =
  | { readonly kind: 'ready'; readonly cart: PricedCart }
  | { readonly kind: 'changed'; readonly answer: CartAnswer }
  | { readonly kind: 'unread' };

/**
 * Takes over what was typed at the lines but not confirmed when the order was pressed. The sum that was shown is not of that, so it is told, and ordering is
 * left to another press.
 */
export async function settleTyped(scope: Scope, form: FormData): Promise<SettledCart> {
  const cart = await readCart(scope);
  if (!cart) return { kind: 'unread' };
  const wishes = readTyped(form).filter((wish) => isNews(cart, wish));
  if (wishes.length === 0) return { kind: 'ready', cart };
  const changing = changeLines(scope, wishes).then(
    (progress) => tellProgress(scope, progress) ?? tellStop(scope.t('cart:changedFirst')),
  );
  const answer = await orMissing(changing);
  return answer ? { kind: 'changed', answer } : { kind: 'unread' };
}

/** A line that is gone is left to the order, which knows that its cart is another. */
function isNews(cart: PricedCart, { itemId, quantity, unit }: QuantityWish): boolean {
  const line = cart.lines.find((each) => each.itemId === itemId);
  if (!line) return false;
  const read = unit && readQuantity(quantity, unit, line.packSize);
  return !read?.ok || read.pieces !== line.quantity;
}
