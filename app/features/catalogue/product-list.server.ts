import { redirect } from '@remix-run/node';
import type { Scope } from '~/bff/scope.server';
import { searchOf } from '~/links';
import type { TypedLine } from '~/trade/typed-lines';
import { isFullPage, MOST_PER_PAGE } from '~server/api/paging';
import type { Product, ProductQuery } from '~server/contract/catalogue';
import { cardContext } from './card-context.server';
import { findQueryFaults, writeCatalogueQuery, type CatalogueQuery, type QueryFault } from './catalogue-query';
import type { CardContext } from './product-card.server';
import { perPageOf, productQuery } from './product-query.server';
import type { ProductCardView, ProductRowView } from './product-view';
import { fetchProducts } from './products.server';
import { showCards, showProducts } from './show-products.server';

/** One page of a product list, as cards or as lines of the price list. */
export interface ProductList {
  readonly cards: readonly ProductCardView[];
  readonly rows: readonly ProductRowView[];
  /** What is filled in on this page of the price list and on others; cards only carry it along. */
  readonly chosen: readonly TypedLine[];
  /** Lines of other pages that are filled in. */
  readonly elsewhere: readonly ProductRowView[];
  /** Null where the API does not count and there may be more. */
  readonly total: number | null;
  readonly page: number;
  readonly pageCount: number;
  readonly faults: readonly QueryFault[];
}

/** Which page of which list is asked for. */
export interface Wanted {
  /** The list's own address without its query. */
  readonly action: string;
  readonly query: CatalogueQuery;
  readonly categoryId?: string;
}

/** Reads one page of a list; everything it needs is asked for side by side. */
export async function readProductList(scope: Scope, { action, query, categoryId }: Wanted): Promise<ProductList> {
  const faults = findQueryFaults(query);
  const asked = { ...productQuery(query), ...(categoryId ? { categoryId } : {}) };
  const [answer, context, chosen] = await Promise.all([
    fetchProducts(scope, asked),
    cardContext(scope, categoryId),
    fetchChosen(scope, query),
  ]);
  const { data, meta } = answer;
  // Without a count a full page means that there may be more.
  const isFull = isFullPage(answer, perPageOf(query));
  const total = meta?.total ?? (isFull ? null : (query.page - 1) * perPageOf(query) + data.length);
  const pageCount = meta ? Math.ceil(meta.total / meta.perPage) : query.page + Number(isFull);
  if (data.length === 0) leavePastLast(action, query, pageCount);
  return { ...showProducts(context, query, data, chosen), total, page: query.page, pageCount, faults };
}

/** A list's name for titles: its pages from the second on say which they are. */
export function nameOfPage({ t }: Scope, name: string, { page }: { readonly page: number }): string {
  return page > 1 ? `${name} — ${t('catalogue:page', { page })}` : name;
}

/**
 * Leads from a page past the last, where nothing is, to the last; to the first where the API does not count.
 * @throws a redirect
 */
export function leavePastLast(action: string, query: CatalogueQuery, pageCount: number): void {
  if (query.page === 1) return;
  const page = pageCount < query.page ? pageCount : 1;
  throw redirect(action + searchOf(writeCatalogueQuery(query, { page })));
}

/** The products that are filled in on a customer's price list. */
export async function fetchChosen(scope: Scope, { view, chosen }: CatalogueQuery): Promise<readonly Product[]> {
  if (view !== 'list' || chosen.length === 0 || !scope.session.isSignedIn) return [];
  const { data } = await fetchProducts(scope, {
    ids: chosen.map(({ productId }) => productId).join(','),
    page: 1,
    perPage: MOST_PER_PAGE,
  });
  return data;
}

/** A few products as cards, for shelves such as the product of the week. */
export async function readProductCards(
  scope: Scope,
  query: ProductQuery,
  width?: CardContext['width'],
): Promise<ProductCardView[]> {
  const [{ data }, context] = await Promise.all([fetchProducts(scope, query), cardContext(scope)]);
  return showCards({ ...context, width }, data);
}
