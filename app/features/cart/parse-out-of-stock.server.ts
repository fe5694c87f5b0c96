import type { WholesaleError } from '~server/api/wholesale-error';
import { shortage } from '~server/contract/cart';

/** Pieces that the stock still has, where that is why a cart call was refused; a missing or negative number counts as 0. Null for other reasons. */
export function parseOutOfStock(rejection: WholesaleError | null): number | null {
  if (rejection?.failure?.code !== 'OUT_OF_STOCK') return null;
  const short = shortage.safeParse(rejection.failure.details);
  return short.success ? Math.max(0, short.data.available) : 0;
}
