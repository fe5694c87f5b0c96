import { MAX_PER_PAGE } from '~server/api/paging';
import type { Manufacturer } from '~server/contract/catalogue';
import { endpoints } from '~server/contract/endpoints';
import { loadWholeList } from './read-pages.server';
import type { RequestContext } from '~/bff/context.server';

const MAX_FARM_PAGES = 20;

/** All farms, from the shared cache. @throws WholesaleError */
export async function loadFarms(ctx: RequestContext): Promise<Manufacturer[]> {
  const { entries } = await loadWholeList(
    (page) => ctx.api.readPublic(endpoints.manufacturers.list, { query: { page, perPage: MAX_PER_PAGE } }),
    MAX_FARM_PAGES,
  );
  return entries;
}
