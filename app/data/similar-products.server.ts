import { compareKinds, findSimilar, type ProductTraits, type ProductKind } from '~server/domain/similar-products';
import { priceFor, type Buyer } from '~server/domain/pricing';
import { wholePacksWithin } from '~server/domain/quantity';
import { availableIn } from '~server/domain/stock';
import { orNull } from '~server/api/result';
import type { SearchIndex } from '~server/search-index/search-index';
import type { Product } from '~server/contract/catalogue';
import { loadProductsById } from './products-by-id.server';
import type { RequestContext } from '~/bff/context.server';
import { toProductTraits, type RequestedProduct } from './product-traits.server';
import { type Money } from '~server/contract/money';

const MAX_WANTED = 40;
const MAX_CANDIDATES = 8;

/** `price` is for one piece; `available` counts pieces in whole packs, less `inCart`. */
export interface SimilarProduct {
  readonly product: Product;
  readonly price: Money;
  readonly available: number;
}

export interface SimilarQuery {
  readonly buyer: Buyer | null;
  readonly inCart: ReadonlyMap<string, number>;
  readonly count: number;
}

/** Similar products in stock, nearest first, by product id; all products are loaded by one request. Empty without an index or a response of the API. */
export async function loadSimilarProducts(
  ctx: RequestContext,
  wanted: readonly RequestedProduct[],
  query: SimilarQuery,
): Promise<ReadonlyMap<string, readonly SimilarProduct[]>> {
  const index = ctx.services.catalogueIndex.current();
  const lookedUp = wanted.slice(0, MAX_WANTED);
  if (!index || lookedUp.length === 0) return new Map();
  const { buyer, inCart } = query;
  const candidates = lookedUp.map((each) => {
    const own = toProductTraits(index, each, ctx.language, buyer);
    return { id: each.productId, own, similar: findSimilar(own, collectCandidates(index, own), MAX_CANDIDATES) };
  });
  const products = await orNull(
    loadProductsById(ctx, [...new Set(candidates.flatMap(({ similar }) => similar.map(({ id }) => id)))]),
  );

  const offers = candidates.map(({ id, own, similar }) => {
    const open = similar.flatMap((each) => {
      const product = products?.get(each.id);
      const price = product ? priceFor(product, buyer) : null;
      if (!product || price === null) return [];
      const left = availableIn(product.stocks, ctx.services.env.warehouseId) - (inCart.get(each.id) ?? 0);
      const available = wholePacksWithin(left, product.attributes.packSize ?? null);
      return available > 0 ? [{ ...each, price, product, available }] : [];
    });
    return [id, findSimilar(own, open, query.count)] as const;
  });
  return new Map(offers);
}

function* collectCandidates({ kindGroups }: SearchIndex, wanted: ProductKind): Generator<ProductTraits> {
  for (const { species, color, varieties } of kindGroups) {
    if (compareKinds(wanted, { variety: '', species, color }) === null) continue;
    for (const { names, lots } of varieties) {
      for (const { id, lengthCm, farmId, countryId, inStock, secondGrade } of lots) {
        if (inStock)
          yield {
            variety: names.uk,
            species,
            color,
            id,
            lengthCm,
            farmId,
            countryId,
            isSecondGrade: secondGrade,
            price: null,
          };
      }
    }
  }
}
