import { readDiscounts, type ManufacturerDiscount } from '~server/contract/cart';
import { orNamed } from './gaps.server';
import { oncePerRequest } from './once.server';
import type { Scope } from './scope.server';

/** Manufacturer discounts are fetched with this page size (specification, section 9). */
const DISCOUNTS_PER_PAGE = 100;

/** Whom a price is for. */
export interface Buyer {
  readonly priceGroupId: string | null;
  readonly discounts: readonly ManufacturerDiscount[];
}

const readDiscountPage = oncePerRequest((scope: Scope) => scope.api.call(readDiscounts, { query: { page: 1, perPage: DISCOUNTS_PER_PAGE } }));

/**
 * The signed-in customer's price group and manufacturer discounts; null for a visitor, who is shown no price.
 * @throws WholesaleError when either cannot be read: nothing is written by half of it
 */
export async function readBuyer(scope: Scope): Promise<Buyer | null> {
  if (!scope.session.isSignedIn) return null;
  const [account, discounts] = await Promise.all([scope.account(), readDiscountPage(scope)]);
  return { priceGroupId: account?.defaultPriceGroupId ?? null, discounts: discounts.data };
}

/**
 * As {@link readBuyer}, for pages that show what they can: without the account its last known price group counts, without
 * the discounts prices stand before them, and the page says so.
 */
export async function showBuyer(scope: Scope): Promise<Buyer | null> {
  const { current } = scope.session;
  if (!current) return null;
  const [account, discounts] = await Promise.all([
    orNamed(scope, 'account', scope.account()),
    orNamed(scope, 'discounts', readDiscountPage(scope)),
  ]);
  const priceGroupId = account ? account.defaultPriceGroupId : scope.portal.priceGroups.get(current.id);
  return { priceGroupId: priceGroupId ?? null, discounts: discounts?.data ?? [] };
}
