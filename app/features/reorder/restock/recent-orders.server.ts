import type { RequestContext } from '~/bff/context.server';
import { kyivDay } from '~server/domain/kyiv-time';
import { orNull } from '~server/api/result';
import { MAX_PER_PAGE } from '~server/api/paging';
import type { CustomerDocument } from '~server/contract/documents';
import { endpoints } from '~server/contract/endpoints';
import { limitConcurrency } from '~server/limit-concurrency';
import { belongsOn } from '~/data/documents/document-lists.server';

/** Limit of loaded orders; daily ordering makes 56 in eight weeks. */
const MAX_ORDERS = 60;
/** Lists have no lines, so each order is loaded. */
const CONCURRENCY = 6;

export interface RecentOrders {
  /** Newest first, with their lines. */
  readonly orders: readonly CustomerDocument[];
  /** Number of orders whose lines could not be loaded. */
  readonly unread: number;
  /** Whether the period has more orders than were loaded. */
  readonly isCut: boolean;
}

/** Loads recent orders with their lines, without cancelled and preliminary ones. @throws WholesaleError when the list cannot be loaded */
export async function loadRecentOrders(ctx: RequestContext, weeks: number, now = new Date()): Promise<RecentOrders> {
  const query = { documentType: ['order'], dateFrom: kyivDay(now, -7 * weeks), page: 1, perPage: MAX_PER_PAGE };
  const { data, meta } = await ctx.api.call(endpoints.documents.list, { query });
  const bought = data.filter((document) => belongsOn('orders', document) && document.status !== 'canceled');
  const listed = bought.slice(0, MAX_ORDERS);
  const inTurn = limitConcurrency(CONCURRENCY);
  const answers = await Promise.all(
    listed.map(({ id }) => inTurn(() => orNull(ctx.api.call(endpoints.documents.get, { params: { id } })))),
  );
  const orders = answers.flatMap((answer) => (answer ? [answer.data] : []));
  return {
    orders: orders.sort((one, other) => Date.parse(other.date) - Date.parse(one.date)),
    unread: listed.length - orders.length,
    isCut: bought.length > MAX_ORDERS || (meta ? meta.total > MAX_PER_PAGE : data.length === MAX_PER_PAGE),
  };
}
