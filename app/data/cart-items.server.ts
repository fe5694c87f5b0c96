import type * as z from 'zod';
import { catchRejectionOrBusy, type Outcome } from '~server/api/result';
import type { CallInput } from '~server/api/request';
import type { CartItem } from '~server/contract/cart';
import { endpoints } from '~server/contract/endpoints';
import type { Endpoint } from '~server/contract/endpoint';
import { optional } from '~/bff/degradation.server';
import { memoizePerRequest } from '~/bff/memoize.server';
import type { RequestContext } from '~/bff/context.server';
import { piecesByProduct } from '~/domain/pieces-by-product';

/** The lines of the cart, sorted by product, once per request and again after a change. @throws WholesaleError */
export const loadCartItems = memoizePerRequest(async (ctx: RequestContext): Promise<readonly CartItem[]> => {
  return (await ctx.api.call(endpoints.cart.get, { query: { sort: 'productId' } })).data;
});

/** Changes the cart and invalidates its cached lines, also after an error. */
export function changeCart<E extends Endpoint>(
  ctx: RequestContext,
  endpoint: E,
  input: CallInput<E>,
): Promise<Outcome<z.output<E['answer']>>> {
  return catchRejectionOrBusy(ctx.api.call(endpoint, input)).finally(() => loadCartItems.forget(ctx));
}

/** Pieces in the cart by product; empty for a visitor. @throws WholesaleError */
export async function loadCartPieces(ctx: RequestContext): Promise<ReadonlyMap<string, number>> {
  return piecesByProduct(ctx.session.isSignedIn ? await loadCartItems(ctx) : []);
}

/** As {@link loadCartPieces}, but empty when the cart is unavailable. */
export async function loadCartPiecesOrEmpty(ctx: RequestContext): Promise<ReadonlyMap<string, number>> {
  return (await optional(ctx, 'cart', loadCartPieces(ctx))) ?? new Map<string, number>();
}
