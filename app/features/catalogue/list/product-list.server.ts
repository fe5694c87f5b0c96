import { redirect } from '@remix-run/node';
import type { RequestContext } from '~/bff/context.server';
import { largePicture } from '~/data/images.server';
import { loadByIds } from '~/data/products-by-id.server';
import { searchOf } from '~/routing/links';
import { isFullPage, MAX_PER_PAGE } from '~server/api/paging';
import type { Product, ProductQuery } from '~server/contract/catalogue';
import { isOfOrigin } from '~server/varieties/filter-varieties';
import { loadCardContext } from '../cards/card-context.server';
import { findQueryErrors, serializeCatalogueQuery, type CatalogueQuery } from './catalogue-query';
import type { VarietyListing } from './list-varieties.server';
import type { ProductList } from './product-list-view';
import { isOfLength, PER_PAGE, productQuery } from './product-query.server';
import { fetchProducts } from './products.server';
import type { VarietyView } from '../cards/variety-view';
import { toVarietyViews, type VarietyLots } from '../cards/variety-view.server';

/** Lots of one variety on a page; a catalogue that names all its goods alike has no end of them. */
const MAX_LOTS = 60;

export interface Wanted {
  readonly action: string;
  readonly query: CatalogueQuery;
  readonly categoryId?: string | undefined;
  /** Its varieties by the index; null until there is one: then it is a list of lots as the API has them. */
  readonly listing: VarietyListing | null;
}

type Page = Pick<ProductList, 'total' | 'lotTotal' | 'pageCount' | 'isPriceCut'> & {
  readonly varieties: readonly VarietyLots[];
};

/** Reads one page of a list; everything it needs is read side by side. */
export async function loadProductList(ctx: RequestContext, wanted: Wanted): Promise<ProductList> {
  const { action, query, categoryId, listing } = wanted;
  const [{ varieties, ...page }, context, chosen] = await Promise.all([
    listing ? loadVarietyPage(ctx, query, listing) : loadLotPage(ctx, wanted),
    loadCardContext(ctx, categoryId),
    fetchChosen(ctx, query),
  ]);
  if (varieties.length === 0) leavePastLast(action, query, page.pageCount);
  const shown = new Set(varieties.flatMap(({ products }) => products.map(({ id }) => id)));
  return {
    ...page,
    view: query.view,
    varieties: toVarietyViews(context, varieties),
    chosen: query.chosen,
    elsewhere: toVarietyViews(
      context,
      chosen.filter(({ id }) => !shown.has(id)).map((product) => ({ products: [product] })),
    ),
    page: query.page,
    errors: findQueryErrors(query),
  };
}

/** A page of varieties by the index, with all their lots as the API has them now. */
async function loadVarietyPage(
  ctx: RequestContext,
  query: CatalogueQuery,
  { matches, isPriceCut }: VarietyListing,
): Promise<Page> {
  const page = matches.slice((query.page - 1) * PER_PAGE, query.page * PER_PAGE);
  const lotsOfVariety = page.map(({ variety, lots }) => {
    const own = variety.lots.filter((lot) => isOfOrigin(query, variety, lot));
    return own.length > MAX_LOTS ? [...new Set([...lots, ...own])] : own;
  });
  const lotIds = lotsOfVariety.map((own) => own.slice(0, MAX_LOTS).map(({ id }) => id));
  const products = await loadByIds(lotIds.flat(), (read) => fetchProducts(ctx, read.query));
  return {
    varieties: page.map(({ lots }, at) => ({
      products: (lotIds[at] ?? []).flatMap((id) => products.get(id) ?? []),
      fitting: new Set(lots.map(({ id }) => id)),
      left: Math.max(0, (lotsOfVariety[at]?.length ?? 0) - MAX_LOTS),
    })),
    total: matches.length,
    lotTotal: matches.reduce((sum, { lots }) => sum + lots.length, 0),
    pageCount: Math.ceil(matches.length / PER_PAGE),
    isPriceCut,
  };
}

/** A page of lots as the API lists them. */
async function loadLotPage(ctx: RequestContext, { query, categoryId }: Wanted): Promise<Page> {
  // Only the index knows what is new.
  if (query.new) return { varieties: [], total: 0, lotTotal: null, pageCount: 0, isPriceCut: false };
  const answer = await fetchProducts(ctx, { ...productQuery(query), ...(categoryId ? { categoryId } : {}) });
  const { data, meta } = answer;
  // Without a count a full page means that there may be more.
  const isFull = isFullPage(answer, PER_PAGE);
  return {
    varieties: data.filter((product) => isOfLength(query, product)).map((product) => ({ products: [product] })),
    total: meta?.total ?? (isFull ? null : (query.page - 1) * PER_PAGE + data.length),
    lotTotal: null,
    pageCount: meta ? Math.ceil(meta.total / meta.perPage) : query.page + Number(isFull),
    isPriceCut: false,
  };
}

/** A list's name for titles: its pages from the second on say which they are. */
export function nameOfPage({ t }: RequestContext, name: string, { page }: { readonly page: number }): string {
  return page > 1 ? `${name} — ${t('catalogue:page', { page })}` : name;
}

/**
 * Leads from a page past the last, where nothing is, to the last; to the first where the API does not count.
 * @throws a redirect
 */
function leavePastLast(action: string, query: CatalogueQuery, pageCount: number): void {
  if (query.page === 1) return;
  const page = pageCount < query.page ? Math.max(1, pageCount) : 1;
  throw redirect(action + searchOf(serializeCatalogueQuery(query, { page })));
}

async function fetchChosen(ctx: RequestContext, { view, chosen }: CatalogueQuery): Promise<readonly Product[]> {
  if (view !== 'list' || chosen.length === 0 || !ctx.session.isSignedIn) return [];
  const { data } = await fetchProducts(ctx, {
    ids: chosen.map(({ productId }) => productId).join(','),
    page: 1,
    perPage: MAX_PER_PAGE,
  });
  return data;
}

/** A few products for a shelf, such as the product of the week, each as a card of its own. */
export async function loadShelf(
  ctx: RequestContext,
  query: ProductQuery,
): Promise<(VarietyView & { readonly largePicture: string | null })[]> {
  const [{ data }, context] = await Promise.all([fetchProducts(ctx, query), loadCardContext(ctx)]);
  return data.flatMap((product) =>
    toVarietyViews(context, [{ products: [product] }]).map((view) => ({
      ...view,
      largePicture: largePicture(ctx, product.images[0]),
    })),
  );
}
