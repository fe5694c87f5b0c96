import type { WholesaleError } from '~server/api/wholesale-error';
import { shortage } from '~server/contract/cart';

/** Pieces that the stock still has, where that is why a cart call was refused; a missing or negative number counts as 0. Null for other reasons. */
export function shortageIn(refusal: WholesaleError | null): number | null {
  if (refusal?.failure?.code !== 'OUT_OF_STOCK') return null;
  const short = shortage.safeParse(refusal.failure.details);
  return short.success ? Math.max(0, short.data.available) : 0;
}
