import { readDiscounts, type ManufacturerDiscount } from '~server/contract/cart';
import { oncePerRequest } from './once.server';
import type { Scope } from './scope.server';

/** Manufacturer discounts are fetched with this page size (specification, section 9). */
const DISCOUNTS_PER_PAGE = 100;

/** Whom a price is for. */
export interface Buyer {
  readonly priceGroupId: string | null;
  readonly discounts: readonly ManufacturerDiscount[];
}

/** The signed-in customer's price group and manufacturer discounts; null for a visitor, who is shown no price. */
export const readBuyer = oncePerRequest(async (scope: Scope): Promise<Buyer | null> => {
  if (!scope.session.isSignedIn) return null;
  const [account, discounts] = await Promise.all([
    scope.account(),
    scope.api.call(readDiscounts, { query: { page: 1, perPage: DISCOUNTS_PER_PAGE } }),
  ]);
  return { priceGroupId: account?.defaultPriceGroupId ?? null, discounts: discounts.data };
});
