import { readCartItems } from '~/supply/cart-items.server';
import type { Scope } from '~/bff/scope.server';
import { formatMoney } from '~/i18n/formats';
import { sum } from '~/trade/pricing';

/** The cart in the frame of every page. */
export interface CartSummary {
  /** Lines. */
  readonly count: number;
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
    sum: kopiykas,
    total: formatMoney(scope.language, kopiykas),
  };
}
