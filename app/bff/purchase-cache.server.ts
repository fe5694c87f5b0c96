import { LRUCache } from 'lru-cache';

/** Products of all customers together. */
const MAX_CACHED_PRODUCTS = 300_000;

/** Products by when they were bought: 0 for those of the newest order. */
export type PurchaseRanks = ReadonlyMap<string, number>;

export interface KnownPurchases {
  readonly ranks: PurchaseRanks;
  /** In how many of the newest orders each product is. */
  readonly counts: ReadonlyMap<string, number>;
  /** Epoch ms. */
  readonly expiresAt: number;
}

export type PurchaseCache = LRUCache<string, KnownPurchases>;

export function createPurchaseCache(): PurchaseCache {
  return new LRUCache({ maxSize: MAX_CACHED_PRODUCTS, sizeCalculation: ({ ranks }) => ranks.size + 1 });
}
