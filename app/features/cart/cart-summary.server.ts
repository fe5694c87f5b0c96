import { loadCartItems } from '~/data/cart-items.server';
import type { RequestContext } from '~/bff/context.server';
import { formatMoney } from '~/i18n/formats';
import { addUp, type Money } from '~server/contract/money';

/** The cart in the frame of every page. */
export interface CartSummary {
  /** Lines. */
  readonly count: number;
  readonly sum: Money;
  /** The same, formatted. */
  readonly total: string;
}

/**
 * How much is in the cart, by the API's own sums: one call.
 * @throws WholesaleError
 */
export async function loadCartSummary(ctx: RequestContext): Promise<CartSummary> {
  const items = await loadCartItems(ctx);
  const sum = addUp(items.map((item) => item.total));
  return {
    count: items.length,
    sum,
    total: formatMoney(ctx.language, sum),
  };
}
