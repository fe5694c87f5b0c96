import { orNamed } from '~/bff/gaps.server';
import type { Scope } from '~/bff/scope.server';
import { formatMoney } from '~/i18n/formats';
import { sum } from '~/trade/pricing';
import { readCartItems } from './cart-items.server';

/** The cart in the frame of every page. */
export interface CartSummary {
  /** Lines. */
  readonly count: number;
  readonly pieces: number;
  /** Kopiykas. */
  readonly sum: number;
  /** The same, formatted. */
  readonly total: string;
}

/**
 * How much is in the cart, by the API's own sums: one call.
 * @throws WholesaleError
 */
export async function readCartSummary(scope: Scope): Promise<CartSummary> {
  const items = await readCartItems(scope);
  const kopiykas = sum(items.map((item) => item.total));
  return {
    count: items.length,
    pieces: sum(items.map((item) => item.quantity)),
    sum: kopiykas,
    total: formatMoney(scope.language, kopiykas),
  };
}

/**
 * Pieces of each product that the cart holds; none for a visitor.
 * @throws WholesaleError
 */
export async function readCartPieces(scope: Scope): Promise<ReadonlyMap<string, number>> {
  const pieces = new Map<string, number>();
  if (!scope.session.isSignedIn) return pieces;
  for (const { productId, quantity } of await readCartItems(scope)) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  return pieces;
}

/** As {@link readCartPieces}, for pages that only mark what is in the cart: none when the cart cannot be read now. */
export async function showCartPieces(scope: Scope): Promise<ReadonlyMap<string, number>> {
  return (await orNamed(scope, 'cart', readCartPieces(scope))) ?? new Map<string, number>();
}
