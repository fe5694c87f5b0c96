import { LRUCache } from 'lru-cache';

/** Products of all customers that are kept. */
const MAX_KEPT = 300_000;

/** Products by when they were bought: 0 for those of the newest order. */
export type PurchaseRanks = ReadonlyMap<string, number>;

export interface KnownPurchases {
  readonly ranks: PurchaseRanks;
  /** When they are read again, epoch ms. */
  readonly readAt: number;
}

/** Recent purchases of each account. */
export type PurchaseCache = LRUCache<string, KnownPurchases>;

export function createPurchaseCache(): PurchaseCache {
  return new LRUCache({ maxSize: MAX_KEPT, sizeCalculation: ({ ranks }) => ranks.size + 1 });
}
