import type { Buyer } from '~server/domain/pricing';
import { MAX_PER_PAGE } from '~server/api/paging';
import type { ManufacturerDiscount } from '~server/contract/cart';
import { endpoints } from '~server/contract/endpoints';
import { optional } from '~/bff/degradation.server';
import { memoizePerRequest } from '~/bff/memoize.server';
import { loadWholeList } from './read-pages.server';
import type { RequestContext } from '~/bff/context.server';

const MAX_DISCOUNT_PAGES = 20;

/** All manufacturer discounts of the customer (specification, section 9). @throws WholesaleError */
export const loadAllDiscounts: (ctx: RequestContext) => Promise<readonly ManufacturerDiscount[]> = memoizePerRequest(
  async (ctx: RequestContext) => {
    const { entries } = await loadWholeList(
      (page) => ctx.api.call(endpoints.discounts.list, { query: { page, perPage: MAX_PER_PAGE } }),
      MAX_DISCOUNT_PAGES,
    );
    return entries;
  },
);

/** Price group and discounts of the customer, for writing; null for a visitor. @throws WholesaleError when either is missing */
export async function loadBuyer(ctx: RequestContext): Promise<Buyer | null> {
  if (!ctx.session.isSignedIn) return null;
  const [account, discounts] = await Promise.all([ctx.account(), loadAllDiscounts(ctx)]);
  return { priceGroupId: account?.defaultPriceGroupId ?? null, discounts };
}

/** As {@link loadBuyer}, for showing pages: falls back to the last known price group and to no discounts, and reports both as missing. */
export async function loadBuyerOrPartial(ctx: RequestContext): Promise<Buyer | null> {
  const { current } = ctx.session;
  if (!current) return null;
  const [account, discounts] = await Promise.all([
    optional(ctx, 'account', ctx.account()),
    optional(ctx, null, loadAllDiscounts(ctx)),
  ]);
  const priceGroupId = account ? account.defaultPriceGroupId : ctx.services.priceGroups.get(current.id);
  const buyer: Buyer = { priceGroupId: priceGroupId ?? null, discounts: discounts ?? [] };
  if (isPriceGroupUnknown(ctx, buyer)) ctx.degradation.reportMissing('prices');
  else if (!discounts) ctx.degradation.reportMissing('discounts');
  return buyer;
}

/** Whether the account is missing, so that it is unknown whether the buyer has prices. */
export function isPriceGroupUnknown({ degradation }: Pick<RequestContext, 'degradation'>, { priceGroupId }: Buyer) {
  return priceGroupId === null && degradation.missing.has('account');
}
