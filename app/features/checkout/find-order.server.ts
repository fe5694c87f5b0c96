import type { RequestContext } from '~/bff/context.server';
import type { CustomerDocument } from '~server/contract/documents';
import { endpoints } from '~server/contract/endpoints';
import type { IdempotencyKey } from './idempotency-key.server';

const LOOKED_THROUGH = 20;
/** Tolerated clock difference where only the time identifies an order. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;

/** The newest order after the key with its total. @throws WholesaleError when the documents cannot be loaded */
export async function findOrder(ctx: RequestContext, key: IdempotencyKey): Promise<CustomerDocument | null> {
  const { data } = await ctx.api.call(endpoints.documents.list, {
    query: { documentType: ['order'], page: 1, perPage: LOOKED_THROUGH },
  });
  const before = data.findIndex(({ id }) => id === key.newestOrderId);
  const newer =
    before >= 0 ? data.slice(0, before) : data.filter(({ date }) => Date.parse(date) >= key.madeAt - CLOCK_SKEW_MS);
  return newer.find(({ total }) => total?.amount === key.total) ?? null;
}
