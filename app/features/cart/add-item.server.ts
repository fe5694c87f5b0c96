import type { RequestContext } from '~/bff/context.server';
import { changeCart, loadCartPieces } from '~/data/cart-items.server';
import { catchUnlessBanned, orNull } from '~server/api/result';
import type { WholesaleError } from '~server/api/wholesale-error';
import type { CartItemDraft } from '~server/contract/cart';
import { endpoints } from '~server/contract/endpoints';

/** What became of an addition. `lost`: no answer came and the cart does not show it, or `isCartRead` is false and nobody knows, also after an answer such as 500. */
export type Addition =
  | { readonly kind: 'added' }
  | { readonly kind: 'rejected'; readonly rejection: WholesaleError }
  | { readonly kind: 'lost'; readonly isCartRead: boolean; readonly rejection: WholesaleError };

/**
 * Adds a line to the cart; where the answer is lost, the cart says whether it was added.
 * @param inCart pieces of its product in the cart before
 * @throws what `changeCart` throws, but for an answer that did not come
 */
export async function addItem(ctx: RequestContext, body: CartItemDraft, inCart: number): Promise<Addition> {
  const sent = await catchUnlessBanned(changeCart(ctx, endpoints.cart.add, { body }));
  if (sent.ok) return sent.value.ok ? { kind: 'added' } : { kind: 'rejected', rejection: sent.value.rejection };
  const { rejection } = sent;
  const pieces = await orNull(loadCartPieces(ctx));
  if (pieces?.get(body.productId) === inCart + body.quantity) return { kind: 'added' };
  const isAnswered = rejection.reason !== '';
  if (isAnswered && pieces !== null) return { kind: 'rejected', rejection };
  return { kind: 'lost', isCartRead: pieces !== null, rejection };
}
