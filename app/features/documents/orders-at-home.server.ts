import { toAdditionLink } from '~/data/addition-link.server';
import type { RequestContext } from '~/bff/context.server';
import { orNull } from '~server/api/result';
import type { CustomerDocument, DocumentQuery } from '~server/contract/documents';
import { endpoints } from '~server/contract/endpoints';
import { kyivDay } from '~server/domain/kyiv-time';
import type { LinkView } from '~/ui/button';
import { toDocumentRow } from './document-row.server';
import { toReceivingLink } from './receiving/receiving-link.server';
import { deliveryOf } from './related/find-related.server';
import { belongsOn, openStatuses } from '~/data/documents/document-lists.server';

const MAX_OPEN = 5;
/** Documents searched for the last order: pre-orders may be among them. */
const MAX_SEARCHED = 20;

/** The last order, none before the first one, and the other open ones; null where the API does not respond. */
export async function loadOrdersAtHome(ctx: RequestContext) {
  const read = async (query: DocumentQuery) => {
    const { data } = await ctx.api.call(endpoints.documents.list, {
      query: { documentType: ['order'], page: 1, ...query },
    });
    return data
      .filter((document) => belongsOn('orders', document))
      .map((document) => ({ ...toDocumentRow(ctx, 'orders', document), next: nextLink(ctx, document) }));
  };
  const [open, newest] = await Promise.all([
    orNull(read({ status: openStatuses, perPage: MAX_OPEN })),
    orNull(read({ perPage: MAX_SEARCHED })),
  ]);
  const last = newest?.[0];
  const others = open?.filter(({ id }) => id !== last?.id) ?? null;
  return { open: others, isLastOpen: others?.length !== open?.length, newest: newest?.slice(0, 1) ?? null };
}

export type OrdersAtHomeView = Awaited<ReturnType<typeof loadOrdersAtHome>>;

/** What can be done with an order now: goods added to it, or on the day of delivery and the one after received. */
function nextLink(ctx: RequestContext, order: CustomerDocument): LinkView | null {
  const isRecent = kyivDay(new Date(deliveryOf(order))) >= kyivDay(new Date(), -1);
  return toAdditionLink(ctx, order) ?? (isRecent ? toReceivingLink(ctx, order) : null);
}
