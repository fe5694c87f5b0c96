import type { RequestContext } from '~/bff/context.server';
import type { CustomerDocument } from '~server/contract/documents';
import { endpoints } from '~server/contract/endpoints';
import type { IdempotencyKey } from './idempotency-key.server';

/** Orders looked through for one whose answer was lost. */
const LOOKED_THROUGH = 20;
/** Milliseconds by which clocks may differ where only the time can tell orders apart: the newest of before is not known, or listed no more. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;

/**
 * The order of a key among the customer's newest: made after the key and of its total.
 * @throws WholesaleError when the documents cannot be read
 */
export async function findOrder(ctx: RequestContext, key: IdempotencyKey): Promise<CustomerDocument | null> {
  const { data } = await ctx.api.call(endpoints.documents.list, {
    query: { documentType: ['order'], page: 1, perPage: LOOKED_THROUGH },
  });
  const before = data.findIndex(({ id }) => id === key.newestOrderId);
  const newer =
    before >= 0 ? data.slice(0, before) : data.filter(({ date }) => Date.parse(date) >= key.madeAt - CLOCK_SKEW_MS);
  return newer.find(({ total }) => total.amount === key.total) ?? null;
}
