import type { RequestContext } from '~/bff/context.server';
import { parseQuantity } from '~server/domain/quantity';
import { orNull } from '~server/api/result';
import { readCart } from '../model/cart.server';
import { parseUnsaved, type QuantityUpdate } from '../model/cart-form';
import { formError, toCartActionData, type CartActionData } from './cart-action-data.server';
import type { PricedCart } from '../model/price-cart';
import { changeLines } from './change-lines.server';

/** `ready`: nothing unsaved. `changed`: saved, to be confirmed. `unread`: the cart could not be loaded or changed. */
export type UnsavedResult =
  | { readonly kind: 'ready'; readonly cart: PricedCart }
  | { readonly kind: 'changed'; readonly answer: CartActionData }
  | { readonly kind: 'unread' };

/** Saves typed quantities before an order. The total changes with them, so the customer has to submit again. */
export async function applyUnsavedQuantities(ctx: RequestContext, form: FormData): Promise<UnsavedResult> {
  const cart = await readCart(ctx);
  if (!cart) return { kind: 'unread' };
  const lineInputs = parseUnsaved(form).filter((lineInput) => isNews(cart, lineInput));
  if (lineInputs.length === 0) return { kind: 'ready', cart };
  const outcomes = await orNull(changeLines(ctx, lineInputs));
  if (!outcomes) return { kind: 'unread' };
  const result = toCartActionData(ctx, outcomes);
  return { kind: 'changed', answer: result.ok ? formError(ctx.t('cart:changedFirst')) : result };
}

/** A removed line is ignored here: the order reports the changed cart. */
function isNews(cart: PricedCart, { itemId, quantity, unit }: QuantityUpdate): boolean {
  const line = cart.lines.find((each) => each.itemId === itemId);
  if (!line) return false;
  const read = unit && parseQuantity(quantity, unit, line.packSize);
  return !read?.ok || read.pieces !== line.quantity;
}
