import type { RequestContext } from '~/bff/context.server';
import { parseQuantity } from '~/domain/quantity';
import { orNull } from '~server/api/result';
import { readCart } from './cart.server';
import { parseTyped } from './embedded-intent';
import type { CartLineErrors } from './cart-view';
import { toFormError } from './cart-errors.server';
import type { QuantityUpdate } from './line-identity';
import type { PricedCart } from './price-cart';
import { changeLines, toBatchResult } from './update-lines.server';

/** The cart that an order form is about. `ready`: it has all that was typed in it. `changed`: it did not, and the customer is told. `unread`: it could not be read or changed. */
export type UnsavedResult =
  | { readonly kind: 'ready'; readonly cart: PricedCart }
  | { readonly kind: 'changed'; readonly answer: CartLineErrors }
  | { readonly kind: 'unread' };

/**
 * Takes over what was typed at the lines but not confirmed when the order was pressed. The sum that was shown is not of that, so it is told, and ordering is
 * left to another press.
 */
export async function applyUnsavedQuantities(ctx: RequestContext, form: FormData): Promise<UnsavedResult> {
  const cart = await readCart(ctx);
  if (!cart) return { kind: 'unread' };
  const lineInputs = parseTyped(form).filter((lineInput) => isNews(cart, lineInput));
  if (lineInputs.length === 0) return { kind: 'ready', cart };
  const changing = changeLines(ctx, lineInputs).then(
    (progress) => toBatchResult(ctx, progress) ?? toFormError(ctx.t('cart:changedFirst')),
  );
  const answer = await orNull(changing);
  return answer ? { kind: 'changed', answer } : { kind: 'unread' };
}

/** A line that is gone is left to the order, which knows that its cart is another. */
function isNews(cart: PricedCart, { itemId, quantity, unit }: QuantityUpdate): boolean {
  const line = cart.lines.find((each) => each.itemId === itemId);
  if (!line) return false;
  const read = unit && parseQuantity(quantity, unit, line.packSize);
  return !read?.ok || read.pieces !== line.quantity;
}
