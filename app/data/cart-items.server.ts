import { catchApiError, catchRejectionOrBusy, orNull } from '~server/api/result';
import type { CallInput } from '~server/api/request';
import type { WholesaleError } from '~server/api/wholesale-error';
import { shortage, type CartItem, type CartItemDraft } from '~server/contract/cart';
import { endpoints } from '~server/contract/endpoints';
import type { Endpoint } from '~server/contract/endpoint';
import { optional } from '~/bff/degradation.server';
import { memoizePerRequest } from '~/bff/memoize.server';
import type { RequestContext } from '~/bff/context.server';
import { piecesByProduct } from '~server/domain/pieces-by-product';
import { sum } from '~server/domain/pricing';

/** The lines of the cart, sorted by product, once per request and again after a change. @throws WholesaleError */
export const loadCartItems = memoizePerRequest(async (ctx: RequestContext): Promise<readonly CartItem[]> => {
  return (await ctx.api.call(endpoints.cart.get, { query: { sort: 'productId' } })).data;
});

/** Changes the cart and invalidates its cached lines, also after an error. */
export function changeCart<E extends Endpoint>(ctx: RequestContext, endpoint: E, input: CallInput<E>) {
  return catchRejectionOrBusy(ctx.api.call(endpoint, input)).finally(() => loadCartItems.forget(ctx));
}

/** Pieces in the cart by product; empty for a visitor. @throws WholesaleError */
export async function loadCartPieces(ctx: RequestContext): Promise<ReadonlyMap<string, number>> {
  if (!ctx.session.isSignedIn) return new Map();
  const items = await loadCartItems(ctx);
  return piecesByProduct(items);
}

/** As {@link loadCartPieces}, but empty when the cart is unavailable. */
export async function loadCartPiecesOrEmpty(ctx: RequestContext): Promise<ReadonlyMap<string, number>> {
  return (await optional(ctx, 'cart', loadCartPieces(ctx))) ?? new Map<string, number>();
}

/**
 * Result of an addition. `soldOut`: so many pieces are in stock. `lost`: no usable response, and the cart does not show
 * the line; without `isCartRead` the cart could not be loaded.
 */
export type Addition =
  | { readonly kind: 'added' }
  | { readonly kind: 'soldOut'; readonly available: number }
  | { readonly kind: 'rejected'; readonly rejection: WholesaleError }
  | { readonly kind: 'lost'; readonly isCartRead: boolean; readonly rejection: WholesaleError };

/**
 * Adds a line; when the response is lost, the cart decides.
 * @param inCart pieces of the product before
 * @throws SessionEndedError
 */
export async function addCartItem(ctx: RequestContext, body: CartItemDraft, inCart: number): Promise<Addition> {
  const call = ctx.api.call(endpoints.cart.add, { body });
  const sent = await catchApiError(call.finally(() => loadCartItems.forget(ctx)));
  if (sent.ok) return { kind: 'added' };
  const { rejection } = sent;
  if (rejection.isOutage && rejection.status !== 429) {
    const items = await orNull(loadCartItems(ctx));
    const own = items?.filter(({ productId }) => productId === body.productId) ?? [];
    if (items && sum(own.map(({ quantity }) => quantity)) === inCart + body.quantity) return { kind: 'added' };
    if (!items || rejection.reason === '') return { kind: 'lost', isCartRead: items !== null, rejection };
  }
  if (rejection.failure?.code !== 'OUT_OF_STOCK') return { kind: 'rejected', rejection };
  // A missing or negative number of pieces is 0.
  const short = shortage.safeParse(rejection.failure.details);
  return { kind: 'soldOut', available: short.success ? Math.max(0, short.data.available) : 0 };
}
