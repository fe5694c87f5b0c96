import { redirect } from '@remix-run/node';
import { csvFile } from '~/bff/csv-file.server';
import { readWholeList } from '~/supply/read-pages.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { formatNumber } from '~/i18n/formats';
import { MOST_PER_PAGE } from '~server/api/paging';
import { listContext } from '../card-context.server';
import { findQueryFaults, readCatalogueQuery } from '../catalogue-query';
import { productQuery } from '../product-query.server';
import { fetchProducts } from '../products.server';
import { readCategoryTree } from '../sections.server';
import { priceColumns } from './price-columns.server';

/** Products of one file; a file that is cut says so in its last line. */
const MOST_ROWS = 2_000;
/**
 * The price list of a section, or of everything, at the customer's own prices, under the filters of the address, all its
 * pages. Prices that cannot be used as bounds are shown on the page.
 */
export async function writePriceListCsv({ scope, request }: RouteArgs): Promise<Response> {
  const { search, searchParams } = new URL(request.url);
  const query = readCatalogueQuery(searchParams);
  if (findQueryFaults(query).length > 0) throw redirect(scope.links.to('catalog') + search);
  const categoryId = searchParams.get('categoryId')?.slice(0, 64);
  const asked = { ...productQuery(query), ...(categoryId ? { categoryId } : {}) };
  const read = (page: number) => fetchProducts(scope, { ...asked, page, perPage: MOST_PER_PAGE });
  const [{ entries, isCut }, context] = await Promise.all([
    readWholeList(read, MOST_ROWS / MOST_PER_PAGE),
    listContext(scope),
    // A file has no place to say that its species are missing.
    readCategoryTree(scope),
  ]);
  return csvFile(
    'price-list',
    priceColumns(context),
    entries,
    isCut ? scope.t('price-list:cut', { most: formatNumber(scope.language, MOST_ROWS) }) : null,
  );
}
