import { compareKinds, findNearest, type GoodsFacts, type Kind } from '~/trade/nearest-goods';
import { priceFor, type Buyer } from '~/trade/pricing';
import { wholePacksWithin } from '~/trade/quantity';
import { availableIn } from '~/trade/stock';
import { orMissing } from '~server/api/outcome';
import type { SearchIndex } from '~server/catalogue-index/search-index';
import type { Product } from '~server/contract/catalogue';
import { readProductsById } from './products-by-id.server';
import type { Scope } from '~/bff/scope.server';
import { describeWanted, findPlaces, type WantedGoods } from './wanted-goods.server';

/** Products for which others are looked up. */
const MOST_WANTED = 40;
/** Products that are looked at for each of them. */
const LOOKED_AT = 8;

/** A product that can be had in place of another. */
export interface NearProduct {
  readonly product: Product;
  /** Kopiykas for one. */
  readonly price: number;
  /** Pieces that can still be taken, whole packs. */
  readonly available: number;
}

export interface NearestFacts {
  readonly buyer: Buyer | null;
  /** Pieces of each product that are spoken for already. */
  readonly inCart: ReadonlyMap<string, number>;
  /** How many for each. */
  readonly count: number;
}

/**
 * What can be had in place of products, the nearest first, with prices and stock of the moment; found in the index that all
 * share, so that one question asks the API about all. Without an index, or without the API's answer, there is none.
 */
export async function readNearest(
  scope: Scope,
  wanted: readonly WantedGoods[],
  facts: NearestFacts,
): Promise<ReadonlyMap<string, readonly NearProduct[]>> {
  const index = scope.portal.catalogueIndex.current();
  const sought = wanted.slice(0, MOST_WANTED);
  if (!index || sought.length === 0) return new Map();
  const { buyer, inCart } = facts;
  const places = findPlaces(index, sought);
  const candidates = sought.map((each) => {
    const own = describeWanted(index, each, places.get(each.productId), scope.language, buyer);
    return { id: each.productId, own, near: findNearest(own, collectLike(index, own), LOOKED_AT) };
  });
  const products = await orMissing(
    readProductsById(scope, [...new Set(candidates.flatMap(({ near }) => near.map(({ id }) => id)))]),
  );

  const offers = candidates.map(({ id, own, near }) => {
    const open = near.flatMap((each) => {
      const product = products?.get(each.id);
      const price = product ? priceFor(product, buyer) : null;
      if (!product || price === null) return [];
      const left = availableIn(product.stocks, scope.portal.env.warehouseId) - (inCart.get(each.id) ?? 0);
      const available = wholePacksWithin(left, product.attributes.packSize ?? null);
      return available > 0 ? [{ ...each, price, product, available }] : [];
    });
    return [id, findNearest(own, open, facts.count)] as const;
  });
  return new Map(offers);
}

/** All in stock that can stand in for a kind; of each kind of goods one is compared. */
function* collectLike({ kindGroups }: SearchIndex, wanted: Kind): Generator<GoodsFacts> {
  for (const { species, color, goods } of kindGroups) {
    if (compareKinds(wanted, { variety: '', species, color }) === null) continue;
    for (const { names, lots } of goods) {
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
