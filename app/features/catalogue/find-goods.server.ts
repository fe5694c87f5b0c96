import { loadByIds } from '~/data/products-by-id.server';
import type { RequestContext } from '~/bff/context.server';
import type { Lot } from '~server/search-index/catalogue';
import { sortResults } from '~server/search-index/sort-results';
import type { SearchResult, SearchIndex } from '~server/search-index/search-index';
import type { Product } from '~server/contract/catalogue';
import { loadCardContext } from './card-context.server';
import { boundsInForce, findQueryErrors, type CatalogueQuery } from './catalogue-query';
import { fetchChosen, leavePastLast, type Wanted } from './product-list.server';
import type { ProductList } from './product-list-view';
import { perPageOf, productQuery } from './product-query.server';
import { fetchProducts } from './products.server';
import { showProducts } from './product-views.server';

/** Limit of products whose own prices are loaded for a price filter. */
const MAX_PRICED = 300;

/** Searches the index; null when the API has to be asked. */
export function findGoods(index: SearchIndex | null, ctx: RequestContext, query: CatalogueQuery): SearchResult | null {
  if (!index || query.q === '') return null;
  const found = index.find({ text: query.q, language: ctx.language, accepts: acceptsLot(index, query) });
  return found && found.matched > 0 ? found : null;
}

/** Loads a page of search results with current stock and prices. */
export async function loadFoundList(
  ctx: RequestContext,
  index: SearchIndex,
  found: SearchResult,
  { action, query }: Wanted,
): Promise<ProductList> {
  const errors = findQueryErrors(query);
  const ids = sortResults(index, found, query.sort, ctx.language);
  const { min, max } = boundsInForce(query);
  const isPriced = ctx.session.isSignedIn && (min !== null || max !== null);
  const perPage = perPageOf(query);
  const from = (query.page - 1) * perPage;
  const asked = isPriced ? ids.slice(0, MAX_PRICED) : ids.slice(from, from + perPage);
  const filters = productQuery({ ...query, q: '' });
  const [products, context, chosen] = await Promise.all([
    fetchInOrder(ctx, asked, filters),
    loadCardContext(ctx),
    fetchChosen(ctx, query),
  ]);
  const total = isPriced ? products.length : ids.length;
  const shown = isPriced ? products.slice(from, from + perPage) : products;
  const pageCount = Math.ceil(total / perPage);
  if (query.page > pageCount) leavePastLast(action, query, pageCount);
  return { ...showProducts(context, query, shown, chosen), total, page: query.page, pageCount, errors };
}

async function fetchInOrder(
  ctx: RequestContext,
  ids: readonly string[],
  filters: Parameters<typeof fetchProducts>[1],
): Promise<Product[]> {
  const byId = await loadByIds(ids, ({ query }) => fetchProducts(ctx, { ...filters, ...query }));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function acceptsLot(index: SearchIndex, query: CatalogueQuery): (lot: Lot, goods: number) => boolean {
  const { manufacturerId, countryId, color, inStock, promotion, secondGrade } = query;
  return (lot, goods) =>
    (manufacturerId.length === 0 || manufacturerId.includes(lot.farmId ?? '')) &&
    (countryId.length === 0 || countryId.includes(lot.countryId ?? '')) &&
    (color === '' || index.catalogue.varieties[goods]?.color === color) &&
    (!inStock || lot.inStock) &&
    (!promotion || lot.promotion) &&
    (!secondGrade || lot.secondGrade);
}
