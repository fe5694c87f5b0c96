import { redirect } from '@remix-run/node';
import { showBuyer } from '~/supply/buyer.server';
import { showCartPieces } from '~/supply/cart-items.server';
import type { Scope } from '~/bff/scope.server';
import { formatAmount, formatPercent } from '~/i18n/formats';
import { searchOf } from '~/links';
import { discountPercent, priceFor, priceLine } from '~/trade/pricing';
import { leftIn } from '~/trade/stock';
import type { TypedLine } from '~/trade/typed-lines';
import { isFullPage, MOST_PER_PAGE } from '~server/api/paging';
import type { Product, ProductQuery } from '~server/contract/catalogue';
import { findQueryFaults, writeCatalogueQuery, type CatalogueQuery, type QueryFault } from './catalogue-query';
import { findTwins } from './find-twins.server';
import { productCard, type CardContext } from './product-card.server';
import { perPageOf, productQuery } from './product-query.server';
import type { ProductCardView, ProductRowView } from './product-view';
import { fetchProducts } from './products.server';
import { showCategoryTree } from './sections.server';

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

/**
 * Products as the view asked for shows them.
 * @param chosen those that are filled in, wherever they stand
 */
export function showProducts(
  context: CardContext,
  query: CatalogueQuery,
  products: readonly Product[],
  chosen: readonly Product[],
): Pick<ProductList, 'cards' | 'rows' | 'chosen' | 'elsewhere'> {
  if (query.view !== 'list')
    return { cards: showCards(context, products), rows: [], chosen: query.chosen, elsewhere: [] };
  const elsewhere = chosen.filter(({ id }) => !products.some((product) => product.id === id));
  return {
    cards: [],
    rows: showRows(context, products),
    chosen: query.chosen,
    elsewhere: showRows(context, elsewhere),
  };
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

function showCards(context: CardContext, products: readonly Product[]): ProductCardView[] {
  const inList = { ...context, twins: findTwins(products) };
  return products.map((product) => productCard(inList, product));
}

/** Products as lines of a price list. */
export function showRows(context: CardContext, products: readonly Product[]): ProductRowView[] {
  return products.map((product) => productRow(context, product));
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

/**
 * What every card of a request shares.
 * @param ofCategory the one whose page it is, which no card and no line needs to name
 */
export async function cardContext(scope: Scope, ofCategory?: string): Promise<CardContext> {
  const [{ categoryName, ...context }, inCart] = await Promise.all([listContext(scope), showCartPieces(scope)]);
  return {
    ...context,
    isCategoryPage: ofCategory !== undefined,
    categoryName: (id) => (id === ofCategory ? undefined : categoryName(id)),
    inCart,
  };
}

/** The same for a list that says nothing of the cart. */
export async function listContext(scope: Scope): Promise<Omit<CardContext, 'inCart'>> {
  const [buyer, tree] = await Promise.all([showBuyer(scope), showCategoryTree(scope)]);
  const names = new Map(tree.map((category) => [category.id, category.name]));
  return { scope, buyer, categoryName: (id) => (id === null ? undefined : names.get(id)) };
}

function productRow(context: CardContext, product: Product): ProductRowView {
  const { scope, buyer } = context;
  const { lengthCm, packSize } = product.attributes;
  const price = priceFor(product, buyer);
  const percent = discountPercent(product, buyer);
  const card = productCard({ ...context, width: 'small' }, product);
  const origin = [product.manufacturer?.name, product.manufacturer?.country?.name];
  return {
    ...card,
    ...(card.price &&
      percent > 0 && { price: { ...card.price, discount: `−${formatPercent(scope.language, percent)}` } }),
    variety: product.name,
    species: context.categoryName(product.categoryId),
    length: lengthCm ? scope.t('words:centimetres', { count: lengthCm }) : '',
    farm: origin.filter(Boolean).join(', '),
    packSize: packSize ? scope.t('words:pieces', { count: packSize }) : scope.t('catalogue:byPiece'),
    pack: packSize ? scope.t('words:packOf', { count: packSize }) : scope.t('catalogue:byPiece'),
    left: leftIn(product.stocks, scope.portal.env.warehouseId, context.inCart.get(product.id)),
    packPrice:
      price === null || !packSize ? '' : formatAmount(scope.language, priceLine(price, packSize, percent).total),
  };
}
