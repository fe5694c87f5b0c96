import type { RequestContext } from '~/bff/context.server';
import { defaultLanguage } from '~/i18n/languages';
import { waitUntil, type Deadline } from '~server/api/deadline';
import { MAX_PER_PAGE } from '~server/api/paging';
import { productIds as policy } from '~server/cache/cache-policy';
import { endpoints } from '~server/contract/endpoints';
import type { ListMeta } from '~server/contract/conventions';

interface IdPage {
  readonly data: readonly string[];
  readonly meta?: ListMeta | undefined;
  readonly unread?: readonly string[] | undefined;
}

/** Product ids of one page, as a visitor sees them; in a cache of its own, since a crawler would fill the shared one. @throws WholesaleError without a response in time, not even a stale one */
export async function loadProductIds(
  { services, requestId, trace }: RequestContext,
  page: number,
  deadline: Deadline,
): Promise<IdPage> {
  const { client, productIds } = services;
  const { list } = endpoints.products;
  const fetchPage = async (): Promise<IdPage> => {
    const query = { page, perPage: MAX_PER_PAGE, sort: 'name', order: 'asc' } as const;
    const { data, ...rest } = await client.call(list, { query }, { language: defaultLanguage, requestId, trace });
    return { data: data.map(({ id }) => id), ...rest };
  };
  const wait = <T>(work: Promise<T>) => waitUntil(deadline, { endpoint: list.name, requestId }, work);
  return (await productIds.get(`product ids ${page}`, policy, fetchPage, wait)).value;
}
