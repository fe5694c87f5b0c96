import { redirect } from '@remix-run/node';
import { privateFile } from '~/bff/file-loader.server';
import { MOST_PER_PAGE } from '~/bff/read-pages.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import type { Scope } from '~/bff/scope.server';
import { writeCsv } from '~/bff/write-csv';
import { formatNumber, kyivDay } from '~/i18n/formats';
import { limitConcurrency } from '~server/images/limit-concurrency';
import type { Product, ProductQuery } from '~server/contract/catalogue';
import { findQueryFaults, readCatalogueQuery } from '../catalogue-query';
import { cardContext } from '../product-list.server';
import { productQuery } from '../product-query.server';
import { fetchProducts } from '../products.server';
import { priceColumns } from './price-columns.server';

/** Products of one file; a file that is cut says so in its last line. */
const MOST_ROWS = 2_000;
/** Pages asked for at the same time. */
const AT_ONCE = 4;

/**
 * The price list of a section, or of everything, at the customer's own prices, under the filters of the address, all its
 * pages. Prices that cannot be used as bounds are shown on the page.
 */
export async function writePriceListCsv({ scope, request }: RouteArgs): Promise<Response> {
  const { search, searchParams } = new URL(request.url);
  const query = readCatalogueQuery(searchParams);
  if (findQueryFaults(query).length > 0) throw redirect(scope.links.to('catalog') + search);
  const categoryId = searchParams.get('categoryId')?.slice(0, 64);
  const asked = { ...productQuery(query, []), ...(categoryId ? { categoryId } : {}) };
  const [{ products, isCut }, context] = await Promise.all([findAll(scope, asked), cardContext(scope, Promise.resolve(new Map()))]);
  const columns = priceColumns(context);
  const cut = scope.t('price-list:cut', { most: formatNumber(scope.language, MOST_ROWS) });
  const text = writeCsv([
    columns.map(({ header }) => header),
    ...products.map((product) => columns.map(({ cell }) => cell(product))),
    ...(isCut ? [[cut]] : []),
  ]);
  return new Response(text, { headers: privateFile('text/csv; charset=utf-8', `attachment; filename="price-list-${kyivDay(new Date())}.csv"`) });
}

/** All products of a list up to the bound; where the API counts them the pages behind the first come side by side. */
async function findAll(scope: Scope, query: ProductQuery): Promise<{ products: readonly Product[]; isCut: boolean }> {
  const read = (page: number) => fetchProducts(scope, { ...query, page, perPage: MOST_PER_PAGE });
  const mostPages = MOST_ROWS / MOST_PER_PAGE;
  const { data: products, meta } = await read(1);
  if (meta) {
    const pages = Math.min(Math.ceil(meta.total / MOST_PER_PAGE), mostPages);
    const inTurn = limitConcurrency(AT_ONCE);
    const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => inTurn(() => read(index + 2))));
    return { products: [...products, ...others.flatMap(({ data }) => data)], isCut: meta.total > MOST_ROWS };
  }
  const all = [...products];
  for (let page = 2; all.length === (page - 1) * MOST_PER_PAGE; page += 1) {
    if (page > mostPages) return { products: all, isCut: true };
    all.push(...(await read(page)).data);
  }
  return { products: all, isCut: false };
}
