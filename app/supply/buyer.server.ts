import type { Buyer } from '~/trade/pricing';
import { MOST_PER_PAGE } from '~server/api/paging';
import { readDiscounts, type ManufacturerDiscount } from '~server/contract/cart';
import { orNamed } from '~/bff/gaps.server';
import { oncePerRequest } from '~/bff/once.server';
import { readWholeList } from './read-pages.server';
import type { Scope } from '~/bff/scope.server';

const MOST_DISCOUNT_PAGES = 20;

/** All manufacturer discounts of the signed-in customer, a hundred at a time (specification, section 9). @throws WholesaleError */
export const readAllDiscounts: (scope: Scope) => Promise<readonly ManufacturerDiscount[]> = oncePerRequest(
  async (scope: Scope) => {
    const { entries } = await readWholeList(
      (page) => scope.api.call(readDiscounts, { query: { page, perPage: MOST_PER_PAGE } }),
      MOST_DISCOUNT_PAGES,
    );
    return entries;
  },
);

/**
 * The signed-in customer's price group and manufacturer discounts; null for a visitor, who is shown no price.
 * @throws WholesaleError when either cannot be read: nothing is written by half of it
 */
export async function readBuyer(scope: Scope): Promise<Buyer | null> {
  if (!scope.session.isSignedIn) return null;
  const [account, discounts] = await Promise.all([scope.account(), readAllDiscounts(scope)]);
  return { priceGroupId: account?.defaultPriceGroupId ?? null, discounts };
}

/**
 * As {@link readBuyer}, for pages that show what they can, and say so: without the account its last known price group counts, and
 * there are no prices when none is known; without the discounts prices stand before them.
 */
export async function showBuyer(scope: Scope): Promise<Buyer | null> {
  const { current } = scope.session;
  if (!current) return null;
  const [account, discounts] = await Promise.all([
    orNamed(scope, 'account', scope.account()),
    orNamed(scope, null, readAllDiscounts(scope)),
  ]);
  const priceGroupId = account ? account.defaultPriceGroupId : scope.portal.priceGroups.get(current.id);
  const buyer: Buyer = { priceGroupId: priceGroupId ?? null, discounts: discounts ?? [] };
  if (isGroupUnknown(scope, buyer)) scope.gaps.noteMissing('prices');
  else if (!discounts) scope.gaps.noteMissing('discounts');
  return buyer;
}

/** Whether nobody said which price group is the buyer's: no price can be shown, nor that there is none. */
export function isGroupUnknown({ gaps }: Pick<Scope, 'gaps'>, { priceGroupId }: Buyer): boolean {
  return priceGroupId === null && gaps.missing.has('account');
}
