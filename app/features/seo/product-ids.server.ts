import { cachified } from '@epic-web/cachified';
import type { RequestContext } from '~/bff/context.server';
import { defaultLanguage } from '~/i18n/languages';
import { waitUntil, type Deadline } from '~server/api/deadline';
import { MAX_PER_PAGE } from '~server/api/paging';
import { endpoints } from '~server/contract/endpoints';
import type { ListMeta } from '~server/contract/conventions';

/** `maxAgeMs` and `swrMs` of a page of ids. */
const MAX_AGE_MS = 3_600_000;
const SWR_MS = 24 * MAX_AGE_MS;

interface IdPage {
  readonly data: readonly string[];
  readonly meta?: ListMeta | undefined;
  readonly unread?: readonly string[] | undefined;
}

/** Product ids of one page, as a visitor sees them; in a cache of its own, since a crawler would fill the shared one. @throws WholesaleError without a response in time, not even a stale one */
export function loadProductIds(
  { services, requestId }: RequestContext,
  page: number,
  deadline: Deadline,
): Promise<IdPage> {
  const { client, productIds } = services;
  const ids = cachified<IdPage>({
    key: `product ids ${page}`,
    cache: productIds,
    ttl: MAX_AGE_MS,
    swr: SWR_MS,
    getFreshValue: async () => {
      const query = { page, perPage: MAX_PER_PAGE, sort: 'name', order: 'asc' } as const;
      const { data, ...rest } = await client.call(
        endpoints.products.list,
        { query },
        { language: defaultLanguage, requestId },
      );
      return { data: data.map(({ id }) => id), ...rest };
    },
  });
  return waitUntil(deadline, { endpoint: endpoints.products.list.name, requestId }, ids);
}
