import { showBuyer } from '~/supply/buyer.server';
import { notFound } from '~/bff/failure.server';
import { orNamed } from '~/bff/gaps.server';
import { nameGoods } from '~/supply/goods-words.server';
import { largePicture } from '~/supply/picture.server';
import type { Scope } from '~/bff/scope.server';
import { priceFor } from '~/trade/pricing';
import type { Product } from '~server/contract/catalogue';
import { cardContext } from './card-context.server';
import { catalogueCrumb } from './category-page.server';
import { explainPrice } from './explain-price.server';
import { productCard } from './product-card.server';
import { productFacts } from './product-facts.server';
import { readProductCards } from './product-list.server';
import type { ProductView } from './product-page';
import type { ProductCardView } from './product-view';
import { fetchProduct } from './products.server';
import { showCategoryTree, readTrail } from './sections.server';

/** Other offers shown under a product. */
const RELATED = 4;

/**
 * A product's page.
 * @throws the 404 page when there is no such product
 */
export async function readProductPage(scope: Scope, request: Request, id: string): Promise<ProductView> {
  const [product, context, buyer] = await Promise.all([fetchProduct(scope, id), cardContext(scope), showBuyer(scope)]);
  if (!product) throw notFound(scope, request, 'goods');
  const [crumbs, related] = await Promise.all([crumbsOf(scope, product), readRelated(scope, product)]);
  const price = priceFor(product, buyer);
  return {
    variety: product.name,
    card: productCard(context, product),
    pictures: picturesOf(scope, product),
    facts: productFacts(scope, product),
    farm: product.manufacturer?.name,
    description: product.description,
    crumbs,
    isCustomer: buyer !== null,
    reasons: buyer === null || price === null ? null : explainPrice(scope, product, buyer, price),
    related,
  };
}

function picturesOf(scope: Scope, product: Product) {
  const count = product.images.length;
  return product.images.flatMap((image, index) => {
    const alt =
      image.alt ?? (count > 1 ? scope.t('catalogue:picture', { name: product.name, number: index + 1 }) : product.name);
    const src = largePicture(scope, image);
    return src === null ? [] : { src, alt };
  });
}

async function crumbsOf(scope: Scope, product: Product) {
  const tree = await showCategoryTree(scope);
  const category = tree.find((each) => each.id === product.categoryId);
  const trail = category ? await readTrail(scope, category) : [];
  return [
    catalogueCrumb(scope),
    ...trail.map(({ name, href }) => ({ label: name, href })),
    { label: nameGoods(scope, product.name, product.attributes.lengthCm) },
  ];
}

/** Other lots of the variety, else more of the farm; null when the API did not give them. */
async function readRelated(scope: Scope, product: Product): Promise<ProductView['related']> {
  const others = (cards: ProductCardView[]) => cards.filter((card) => card.id !== product.id).slice(0, RELATED);
  const sameName = (cards: ProductCardView[]) =>
    cards.filter(({ name }) => `${name}, `.startsWith(`${product.name}, `));
  const [variety, farm] = await Promise.all([
    orNamed(scope, null, readProductCards(scope, { search: product.name, perPage: RELATED + 5 })),
    product.manufacturerId
      ? orNamed(
          scope,
          null,
          readProductCards(scope, { manufacturerId: [product.manufacturerId], inStock: '1', perPage: RELATED + 1 }),
        )
      : [],
  ]);
  if (variety === null || farm === null) return null;
  return { variety: others(sameName(variety)), farm: others(farm), farmName: product.manufacturer?.name ?? '' };
}
