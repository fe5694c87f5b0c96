import { MOST_PER_PAGE } from '~server/api/paging';
import { readManufacturers, type Manufacturer } from '~server/contract/catalogue';
import { readWholeList } from './read-pages.server';
import type { Scope } from '~/bff/scope.server';

const MOST_FARM_PAGES = 20;

/** All farms, from the shared cache. @throws WholesaleError */
export async function readFarms(scope: Scope): Promise<Manufacturer[]> {
  const { entries } = await readWholeList(
    (page) => scope.api.readPublic(readManufacturers, { query: { page, perPage: MOST_PER_PAGE } }),
    MOST_FARM_PAGES,
  );
  return entries;
}
