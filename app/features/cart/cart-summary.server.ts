import { loadCartItems } from '~/data/cart-items.server';
import type { RequestContext } from '~/bff/context.server';
import { formatMoney } from '~/i18n/formats';
import { sum } from '~/domain/pricing';

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
export async function loadCartSummary(ctx: RequestContext): Promise<CartSummary> {
  const items = await loadCartItems(ctx);
  const kopiykas = sum(items.map((item) => item.total));
  return {
    count: items.length,
    sum: kopiykas,
    total: formatMoney(ctx.language, kopiykas),
  };
}
