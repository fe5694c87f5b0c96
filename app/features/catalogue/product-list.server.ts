import { redirect } from '@remix-run/node';
import type { RequestContext } from '~/bff/context.server';
import { searchOf } from '~/links';
import { isFullPage, MAX_PER_PAGE } from '~server/api/paging';
import type { Product, ProductQuery } from '~server/contract/catalogue';
import { loadCardContext } from './card-context.server';
import { findQueryErrors, serializeCatalogueQuery, type CatalogueQuery } from './catalogue-query';
import type { CardContext } from './product-card.server';
import type { ProductList } from './product-list-view';
import { perPageOf, productQuery } from './product-query.server';
import type { ProductCardView } from './product-view';
import { fetchProducts } from './products.server';
import { showCards, showProducts } from './product-views.server';

/** Which page of which list is asked for. */
export interface Wanted {
  /** The list's own address without its query. */
  readonly action: string;
  readonly query: CatalogueQuery;
  readonly categoryId?: string;
}

/** Reads one page of a list; everything it needs is asked for side by side. */
export async function loadProductList(
  ctx: RequestContext,
  { action, query, categoryId }: Wanted,
): Promise<ProductList> {
  const errors = findQueryErrors(query);
  const asked = { ...productQuery(query), ...(categoryId ? { categoryId } : {}) };
  const [answer, context, chosen] = await Promise.all([
    fetchProducts(ctx, asked),
    loadCardContext(ctx, categoryId),
    fetchChosen(ctx, query),
  ]);
  const { data, meta } = answer;
  // Without a count a full page means that there may be more.
  const isFull = isFullPage(answer, perPageOf(query));
  const total = meta?.total ?? (isFull ? null : (query.page - 1) * perPageOf(query) + data.length);
  const pageCount = meta ? Math.ceil(meta.total / meta.perPage) : query.page + Number(isFull);
  if (data.length === 0) leavePastLast(action, query, pageCount);
  return { ...showProducts(context, query, data, chosen), total, page: query.page, pageCount, errors };
}

/** A list's name for titles: its pages from the second on say which they are. */
export function nameOfPage({ t }: RequestContext, name: string, { page }: { readonly page: number }): string {
  return page > 1 ? `${name} — ${t('catalogue:page', { page })}` : name;
}

/**
 * Leads from a page past the last, where nothing is, to the last; to the first where the API does not count.
 * @throws a redirect
 */
export function leavePastLast(action: string, query: CatalogueQuery, pageCount: number): void {
  if (query.page === 1) return;
  const page = pageCount < query.page ? pageCount : 1;
  throw redirect(action + searchOf(serializeCatalogueQuery(query, { page })));
}

/** The products that are filled in on a customer's price list. */
export async function fetchChosen(ctx: RequestContext, { view, chosen }: CatalogueQuery): Promise<readonly Product[]> {
  if (view !== 'list' || chosen.length === 0 || !ctx.session.isSignedIn) return [];
  const { data } = await fetchProducts(ctx, {
    ids: chosen.map(({ productId }) => productId).join(','),
    page: 1,
    perPage: MAX_PER_PAGE,
  });
  return data;
}

/** A few products as cards, for shelves such as the product of the week. */
export async function loadProductCards(
  ctx: RequestContext,
  query: ProductQuery,
  width?: CardContext['width'],
): Promise<ProductCardView[]> {
  const [{ data }, context] = await Promise.all([fetchProducts(ctx, query), loadCardContext(ctx)]);
  return showCards({ ...context, width }, data);
}
