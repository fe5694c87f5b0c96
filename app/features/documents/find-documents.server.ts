import { loadPages } from '~/data/read-pages.server';
import type { RequestContext } from '~/bff/context.server';
import { orNull } from '~server/api/result';
import { MAX_PER_PAGE } from '~server/api/paging';
import type { CustomerDocument } from '~server/contract/documents';
import { endpoints } from '~server/contract/endpoints';
import { daysOf, type DocumentFilter } from './document-filter.server';
import { belongsOn, queryOfList, type DocumentList } from '~/data/documents/document-lists.server';

/** Limit of orders loaded to skip preliminary ones. */
const MAX_ORDERS = 2000;

/** `total` is null where the API does not count. */
export interface FoundDocuments {
  readonly documents: readonly CustomerDocument[];
  readonly total: number | null;
  readonly more: boolean;
}

export function fetchDocumentPage(ctx: RequestContext, list: DocumentList, filter: DocumentFilter, perPage: number) {
  const chosen = {
    ...(filter.documentType === '' ? {} : { documentType: [filter.documentType] }),
    ...(filter.status === '' ? {} : { status: [filter.status] }),
  };
  return ctx.api.call(endpoints.documents.list, {
    query: { ...queryOfList[list], ...chosen, ...daysOf(filter), page: filter.page, perPage },
  });
}

/** One page of a filtered list; without a total a full page means that there may be more. */
export async function findDocuments(
  ctx: RequestContext,
  list: DocumentList,
  filter: DocumentFilter,
  perPage: number,
): Promise<FoundDocuments> {
  if (list === 'orders' && filter.status === '') return loadOrdersWithoutPreliminary(ctx, filter, perPage);
  const { data, meta } = await fetchDocumentPage(ctx, list, filter, perPage);
  return {
    documents: data.filter((document) => belongsOn(list, document)),
    total: meta?.total ?? null,
    more: meta ? filter.page * perPage < meta.total : data.length === perPage,
  };
}

/** No query excludes preliminary orders: loads the newest until the page is full. */
async function loadOrdersWithoutPreliminary(
  ctx: RequestContext,
  filter: DocumentFilter,
  perPage: number,
): Promise<FoundDocuments> {
  const end = filter.page * perPage;
  const orders: CustomerDocument[] = [];
  let seen = 0;
  let all: number | null = null;
  const read = (page: number) => fetchDocumentPage(ctx, 'orders', { ...filter, page }, MAX_PER_PAGE);
  for await (const { data, meta } of loadPages(read, MAX_ORDERS / MAX_PER_PAGE)) {
    all = meta?.total ?? null;
    seen += data.length;
    orders.push(...data.filter((document) => belongsOn('orders', document)));
    if (orders.length > end || (all !== null && end - perPage >= all)) break;
  }
  const isCut = all === null ? orders.length > end : seen < all;
  return {
    documents: orders.slice(end - perPage, end),
    total: isCut ? await countOrdersWithoutPreliminary(ctx, filter, all) : orders.length,
    more: orders.length > end,
  };
}

/** Number of orders that are not preliminary; null where the API does not count. */
async function countOrdersWithoutPreliminary(ctx: RequestContext, filter: DocumentFilter, all: number | null) {
  if (all === null) return null;
  const ahead = await orNull(fetchDocumentPage(ctx, 'preorders', { ...filter, page: 1 }, 1));
  return ahead?.meta ? all - ahead.meta.total : null;
}
