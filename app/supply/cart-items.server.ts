import type * as z from 'zod';
import { catchRefusalOrBusy, type Outcome } from '~server/api/outcome';
import type { CallInput } from '~server/api/request';
import { readCart, type CartItem } from '~server/contract/cart';
import type { Endpoint } from '~server/contract/endpoint';
import { orNamed } from '~/bff/gaps.server';
import { oncePerRequest } from '~/bff/once.server';
import type { Scope } from '~/bff/scope.server';
import { piecesByProduct } from '~/trade/pieces-by-product';

/**
 * The cart's lines as the API keeps them, sorted by product; asked for once per request, and anew after a change.
 * @throws WholesaleError
 */
export const readCartItems = oncePerRequest(async (scope: Scope): Promise<readonly CartItem[]> => {
  return (await scope.api.call(readCart, { query: { sort: 'productId' } })).data;
});

/**
 * Changes the cart: whatever becomes of the call, what was read of the cart before no longer holds.
 * @throws what `catchRefusalOrBusy` throws
 */
export function changeCart<E extends Endpoint>(
  scope: Scope,
  endpoint: E,
  input: CallInput<E>,
): Promise<Outcome<z.output<E['answer']>>> {
  return catchRefusalOrBusy(scope.api.call(endpoint, input)).finally(() => readCartItems.forget(scope));
}

/**
 * Pieces of each product that the cart holds; none for a visitor.
 * @throws WholesaleError
 */
export async function readCartPieces(scope: Scope): Promise<ReadonlyMap<string, number>> {
  return piecesByProduct(scope.session.isSignedIn ? await readCartItems(scope) : []);
}

/** As {@link readCartPieces}, for pages that only mark what is in the cart: none when the cart cannot be read now. */
export async function showCartPieces(scope: Scope): Promise<ReadonlyMap<string, number>> {
  return (await orNamed(scope, 'cart', readCartPieces(scope))) ?? new Map<string, number>();
}
