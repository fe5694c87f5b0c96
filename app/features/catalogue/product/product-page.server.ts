import { loadBuyerOrPartial } from '~/data/buyer.server';
import { notFound } from '~/bff/errors/to-error-view.server';
import { optional } from '~/bff/degradation.server';
import { loadByIds } from '~/data/products-by-id.server';
import { toShareView } from '~/data/share.server';
import { lotTitle, originLabel, productTitle } from '~/data/product-labels.server';
import { largePicture } from '~/data/images.server';
import type { RequestContext } from '~/bff/context.server';
import { priceFor } from '~server/domain/pricing';
import type { Product } from '~server/contract/catalogue';
import { lengthOf, varietyName } from '~server/domain/variety-name';
import { loadCardContext } from '../cards/card-context.server';
import { catalogueCrumb } from '../list/category-page.server';
import { explainPrice } from './explain-price.server';
import { toOffer, type CardContext } from '../cards/offer.server';
import { productFacts } from './product-facts.server';
import { fetchProduct, fetchProducts } from '../list/products.server';
import { showCategoryTree } from '~/data/category-tree.server';
import { loadTrail } from '../list/sections.server';
import { groupByVariety, toVarietyViews } from '../cards/variety-view.server';

/** Other varieties of the farm shown under a product, and the lots that are read for them. */
const RELATED = 4;
const RELATED_LOTS = 24;

/**
 * A product's page.
 * @throws the 404 page when there is no such product
 */
export async function loadProductPage(ctx: RequestContext, request: Request, id: string) {
  const [product, context, buyer] = await Promise.all([
    fetchProduct(ctx, id),
    loadCardContext(ctx),
    loadBuyerOrPartial(ctx),
  ]);
  if (!product) throw notFound(ctx, request, 'goods');
  const [crumbs, related] = await Promise.all([crumbsOf(ctx, product), loadRelated(ctx, context, product)]);
  const price = priceFor(product, buyer);
  return {
    share: shareProduct(ctx, product),
    variety: varietyName(product.name, lengthOf(product)),
    name: productTitle(ctx, product.name, lengthOf(product)),
    /** 'Троянди · Los Nevados · Еквадор' */
    meta: [context.categoryName(product.categoryId), product.manufacturer?.name, product.manufacturer?.country?.name]
      .filter(Boolean)
      .join(' · '),
    color: product.attributes.color,
    offer: toOffer(context, product),
    pictures: picturesOf(ctx, product),
    facts: productFacts(ctx, product),
    farm: product.manufacturer?.name,
    description: product.description,
    crumbs,
    isCustomer: buyer !== null,
    reasons: buyer === null || price === null ? null : explainPrice(ctx, product, buyer, price),
    related,
  };
}

export type ProductView = Awaited<ReturnType<typeof loadProductPage>>;

/** As a message, without the price, which is the customer's own. */
function shareProduct(ctx: RequestContext, product: Product) {
  const title = [lotTitle(ctx, product), originLabel(product)].filter(Boolean).join(', ');
  return toShareView(ctx, { title, lead: title, url: ctx.origin + ctx.links.to('product', { id: product.id }) });
}

function picturesOf(ctx: RequestContext, product: Product) {
  const count = product.images.length;
  return product.images.flatMap((image, index) => {
    const alt =
      image.alt ?? (count > 1 ? ctx.t('catalogue:picture', { name: product.name, number: index + 1 }) : product.name);
    const src = largePicture(ctx, image);
    return src === null ? [] : { src, alt };
  });
}

async function crumbsOf(ctx: RequestContext, product: Product) {
  const tree = await showCategoryTree(ctx);
  const category = tree.find((each) => each.id === product.categoryId);
  const trail = category ? await loadTrail(ctx, category) : [];
  return [
    catalogueCrumb(ctx),
    ...trail.map(({ name, href }) => ({ label: name, href })),
    { label: productTitle(ctx, product.name, lengthOf(product)) },
  ];
}

/** The lots of the product's variety and more of its farm; null when the API does not return them. */
async function loadRelated(ctx: RequestContext, context: CardContext, product: Product) {
  const [variety, farm] = await Promise.all([
    optional(ctx, null, loadVarietyLots(ctx, product)),
    product.manufacturerId
      ? optional(
          ctx,
          null,
          fetchProducts(ctx, { manufacturerId: [product.manufacturerId], inStock: '1', perPage: RELATED_LOTS }),
        )
      : { data: [] },
  ]);
  if (variety === null || farm === null) return null;
  const ofVariety = new Set(variety.map(({ id }) => id));
  const others = groupByVariety(farm.data.filter(({ id }) => id !== product.id && !ofVariety.has(id)));
  return {
    lengths: variety.length > 1 ? (toVarietyViews(context, [{ products: variety }])[0] ?? null) : null,
    farm: toVarietyViews(context, others.slice(0, RELATED)),
    farmName: product.manufacturer?.name ?? null,
  };
}

/** All lots of a product's variety, itself among them; by its name until the catalogue is indexed. */
async function loadVarietyLots(ctx: RequestContext, product: Product): Promise<readonly Product[]> {
  const variety = ctx.services.catalogueIndex.current()?.findProduct(product.id)?.variety;
  if (variety) {
    const ids = variety.lots.map(({ id }) => id);
    const products = await loadByIds(ids, ({ query }) => fetchProducts(ctx, query));
    return ids.flatMap((id) => products.get(id) ?? []);
  }
  const { data } = await fetchProducts(ctx, { search: product.name, perPage: RELATED_LOTS });
  const [own] = groupByVariety([product, ...data.filter(({ id }) => id !== product.id)]);
  return own?.products ?? [];
}
