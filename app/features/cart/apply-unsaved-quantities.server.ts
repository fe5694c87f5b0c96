import type { RequestContext } from '~/bff/context.server';
import { parseQuantity } from '~server/domain/quantity';
import { orNull } from '~server/api/result';
import { readCart } from './cart.server';
import { parseUnsaved, type QuantityUpdate } from './cart-form';
import type { CartLineErrors } from './cart-view';
import { toFormError } from './cart-errors.server';
import type { PricedCart } from './price-cart';
import { changeLines, toBatchResult } from './update-lines.server';

/** `ready`: nothing unsaved. `changed`: saved, to be confirmed. `unread`: the cart could not be loaded or changed. */
export type UnsavedResult =
  | { readonly kind: 'ready'; readonly cart: PricedCart }
  | { readonly kind: 'changed'; readonly answer: CartLineErrors }
  | { readonly kind: 'unread' };

/** Saves typed quantities before an order. The total changes with them, so the customer has to submit again. */
export async function applyUnsavedQuantities(ctx: RequestContext, form: FormData): Promise<UnsavedResult> {
  const cart = await readCart(ctx);
  if (!cart) return { kind: 'unread' };
  const lineInputs = parseUnsaved(form).filter((lineInput) => isNews(cart, lineInput));
  if (lineInputs.length === 0) return { kind: 'ready', cart };
  const changing = changeLines(ctx, lineInputs).then(
    (progress) => toBatchResult(ctx, progress) ?? toFormError(ctx.t('cart:changedFirst')),
  );
  const answer = await orNull(changing);
  return answer ? { kind: 'changed', answer } : { kind: 'unread' };
}

/** A removed line is ignored here: the order reports the changed cart. */
function isNews(cart: PricedCart, { itemId, quantity, unit }: QuantityUpdate): boolean {
  const line = cart.lines.find((each) => each.itemId === itemId);
  if (!line) return false;
  const read = unit && parseQuantity(quantity, unit, line.packSize);
  return !read?.ok || read.pieces !== line.quantity;
}
