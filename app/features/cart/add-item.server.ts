import type { RequestContext } from '~/bff/context.server';
import { changeCart, loadCartPieces } from '~/data/cart-items.server';
import { catchUnlessBanned, orNull } from '~server/api/result';
import type { WholesaleError } from '~server/api/wholesale-error';
import type { CartItemDraft } from '~server/contract/cart';
import { endpoints } from '~server/contract/endpoints';

/**
 * Result of an addition. `lost`: no usable response, and the cart does not show the line; without `isCartRead` the
 * cart could not be loaded.
 */
export type Addition =
  | { readonly kind: 'added' }
  | { readonly kind: 'rejected'; readonly rejection: WholesaleError }
  | { readonly kind: 'lost'; readonly isCartRead: boolean; readonly rejection: WholesaleError };

/**
 * Adds a line; when the response is lost, the cart decides.
 * @param inCart pieces of the product before
 * @throws WholesaleError when the API answered with an error
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
