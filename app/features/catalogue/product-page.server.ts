import { loadBuyerOrPartial } from '~/data/buyer.server';
import { notFound } from '~/bff/errors/to-error-view.server';
import { optional } from '~/bff/degradation.server';
import { productTitle } from '~/data/product-labels.server';
import { largePicture } from '~/data/images.server';
import type { RequestContext } from '~/bff/context.server';
import { priceFor } from '~/domain/pricing';
import type { Product } from '~server/contract/catalogue';
import { loadCardContext } from './card-context.server';
import { catalogueCrumb } from './category-page.server';
import { explainPrice } from './explain-price.server';
import { productCard } from './product-card.server';
import { productFacts } from './product-facts.server';
import { loadProductCards } from './product-list.server';
import type { ProductView } from './product-page-view';
import type { ProductCardView } from './product-view';
import { fetchProduct } from './products.server';
import { showCategoryTree, loadTrail } from './sections.server';

/** Other offers shown under a product. */
const RELATED = 4;

/**
 * A product's page.
 * @throws the 404 page when there is no such product
 */
export async function loadProductPage(ctx: RequestContext, request: Request, id: string): Promise<ProductView> {
  const [product, context, buyer] = await Promise.all([
    fetchProduct(ctx, id),
    loadCardContext(ctx),
    loadBuyerOrPartial(ctx),
  ]);
  if (!product) throw notFound(ctx, request, 'goods');
  const [crumbs, related] = await Promise.all([crumbsOf(ctx, product), loadRelated(ctx, product)]);
  const price = priceFor(product, buyer);
  return {
    variety: product.name,
    card: productCard(context, product),
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
    { label: productTitle(ctx, product.name, product.attributes.lengthCm) },
  ];
}

/** Other lots of the variety, else more of the farm; null when the API did not give them. */
async function loadRelated(ctx: RequestContext, product: Product): Promise<ProductView['related']> {
  const others = (cards: ProductCardView[]) => cards.filter((card) => card.id !== product.id).slice(0, RELATED);
  const sameName = (cards: ProductCardView[]) =>
    cards.filter(({ name }) => `${name}, `.startsWith(`${product.name}, `));
  const [variety, farm] = await Promise.all([
    optional(ctx, null, loadProductCards(ctx, { search: product.name, perPage: RELATED + 5 })),
    product.manufacturerId
      ? optional(
          ctx,
          null,
          loadProductCards(ctx, { manufacturerId: [product.manufacturerId], inStock: '1', perPage: RELATED + 1 }),
        )
      : [],
  ]);
  if (variety === null || farm === null) return null;
  return { variety: others(sameName(variety)), farm: others(farm), farmName: product.manufacturer?.name ?? '' };
}
