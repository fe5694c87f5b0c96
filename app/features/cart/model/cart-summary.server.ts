import { loadCartItems } from '~/data/cart-items.server';
import type { RequestContext } from '~/bff/context.server';
import { formatMoney } from '~/i18n/formats';
import { addUp, type Money } from '~server/contract/money';

export interface CartSummary {
  readonly count: number;
  readonly sum: Money;
  readonly total: string;
}

/** Loads the number of lines and the total from the API in one call. @throws WholesaleError */
export async function loadCartSummary(ctx: RequestContext): Promise<CartSummary> {
  const items = await loadCartItems(ctx);
  const sum = addUp(items.map((item) => item.total));
  return {
    count: items.length,
    sum,
    total: formatMoney(ctx.language, sum),
  };
}
