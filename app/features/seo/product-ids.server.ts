import type { RequestContext } from '~/bff/context.server';
import { defaultLanguage } from '~/i18n/languages';
import { waitUntil, type Deadline } from '~server/api/deadline';
import { MAX_PER_PAGE, type ListPage } from '~server/api/paging';
import { productIds as policy } from '~server/cache/cache-policy';
import { endpoints } from '~server/contract/endpoints';

/** Product ids of one page, as a visitor sees them; in a cache of its own, since a crawler would fill the shared one. @throws WholesaleError without a response in time, not even a stale one */
export async function loadProductIds({ services, requestId, trace }: RequestContext, page: number, deadline: Deadline) {
  const { client, productIds } = services;
  const { list } = endpoints.products;
  const fetchPage = async (): Promise<ListPage<string>> => {
    const query = { page, perPage: MAX_PER_PAGE, sort: 'name', order: 'asc' } as const;
    const { data, ...rest } = await client.call(list, { query }, { language: defaultLanguage, requestId, trace });
    return { data: data.map(({ id }) => id), ...rest };
  };
  const wait = <T>(work: Promise<T>) => waitUntil(deadline, { endpoint: list.name, requestId }, work);
  return (await productIds.get(`product ids ${page}`, policy, fetchPage, wait)).value;
}
