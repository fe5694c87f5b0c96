import type { RequestContext } from '~/bff/context.server';
import { loadCartItems } from '~/data/cart-items.server';
import { calculateCreditUse } from '~server/domain/credit-limit';
import { orNull } from '~server/api/result';
import { addUp, type Money } from '~server/contract/money';

/** What the credit limit leaves after debt and cart, negative above it; null when none is agreed or it cannot be loaded. */
export async function loadCreditLeft(ctx: RequestContext): Promise<Money | null> {
  const [account, items] = await Promise.all([orNull(ctx.account()), orNull(loadCartItems(ctx))]);
  if (!account || !items) return null;
  return calculateCreditUse(account, addUp(items.map(({ total }) => total)))?.left ?? null;
}
