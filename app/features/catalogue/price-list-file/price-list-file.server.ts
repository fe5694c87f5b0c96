import { redirect } from '@remix-run/node';
import { datedName, tableFile } from '~/bff/files/table-file.server';
import { loadWholeList } from '~/data/read-pages.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { formatNumber } from '~/i18n/formats';
import { MAX_PER_PAGE } from '~server/api/paging';
import type { RequestContext } from '~/bff/context.server';
import { loadByIds } from '~/data/products-by-id.server';
import { listVarieties } from '../list/list-varieties.server';
import { loadListContext } from '../cards/card-context.server';
import { findQueryErrors, parseCatalogueQuery, type CatalogueQuery } from '../list/catalogue-query';
import { isOfLength, productQuery } from '../list/product-query.server';
import { fetchProducts } from '../list/products.server';
import { loadCategoryTree } from '~/data/category-tree.server';
import { priceColumns } from './price-columns.server';

/** Products of one file; a file that is cut says so in its last line. */
const MAX_ROWS = 2_000;

/**
 * The price list of a section, or of everything, at the customer's own prices, under the filters of the address, all its
 * pages. Prices that cannot be used as bounds are shown on the page.
 */
export async function createPriceListFile({ ctx, request }: RouteArgs): Promise<Response> {
  const { search, searchParams } = new URL(request.url);
  const query = parseCatalogueQuery(searchParams);
  if (findQueryErrors(query).length > 0) throw redirect(ctx.links.to('catalog') + search);
  const categoryId = searchParams.get('categoryId')?.slice(0, 64);
  const filters = { ...productQuery(query), ...(categoryId ? { categoryId } : {}) };
  const read = (page: number) => fetchProducts(ctx, { ...filters, page, perPage: MAX_PER_PAGE });
  const [{ entries, isCut }, context] = await Promise.all([
    query.new ? loadNewGoods(ctx, query, categoryId) : loadWholeList(read, MAX_ROWS / MAX_PER_PAGE),
    loadListContext(ctx),
    // A file cannot show a notice that species are missing.
    loadCategoryTree(ctx),
  ]);
  return tableFile(request, datedName('price-list'), {
    title: ctx.t('price-list:sheetName'),
    columns: priceColumns(context),
    rows: entries.filter((product) => isOfLength(query, product)),
    note: isCut ? ctx.t('price-list:cut', { most: formatNumber(ctx.language, MAX_ROWS) }) : null,
  });
}

/** Only the index knows what is new. */
async function loadNewGoods(ctx: RequestContext, query: CatalogueQuery, categoryId: string | undefined) {
  const index = ctx.services.catalogueIndex.current();
  const { matches, isPriceCut } = index
    ? await listVarieties(ctx, index, query, { categoryId })
    : { matches: [], isPriceCut: false };
  const ids = matches.flatMap(({ lots }) => lots.map(({ id }) => id));
  const products = await loadByIds(ids.slice(0, MAX_ROWS), (page) => fetchProducts(ctx, page.query));
  return { entries: ids.flatMap((id) => products.get(id) ?? []), isCut: isPriceCut || ids.length > MAX_ROWS };
}
