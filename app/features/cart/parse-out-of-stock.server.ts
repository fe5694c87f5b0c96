import type { WholesaleError } from '~server/api/wholesale-error';
import { shortage } from '~server/contract/cart';

/** Pieces in stock when the API rejected a line as out of stock (a missing or negative number is 0); otherwise null. */
export function parseOutOfStock(rejection: WholesaleError | null): number | null {
  if (rejection?.failure?.code !== 'OUT_OF_STOCK') return null;
  const short = shortage.safeParse(rejection.failure.details);
  return short.success ? Math.max(0, short.data.available) : 0;
}
