import { LRUCache } from 'lru-cache';

/** Limit in list entries, for those of about two kilobytes. */
const MAX_PARTS = 20_000;
const KEY_PART = 1_000;

export interface CacheEntry {
  readonly value: unknown;
  readonly since: number;
  /** Lifetime, ms. */
  readonly keepMs: number;
}

export interface CacheStore {
  get(key: string): Promise<CacheEntry | null>;
  set(key: string, answer: CacheEntry): Promise<void>;
  delete(key: string): Promise<void>;
}

/** In memory, least recently used first out. @param maxParts limit in list entries */
export function createCacheStore(maxParts = MAX_PARTS): CacheStore {
  const answers = new LRUCache<string, CacheEntry>({
    maxSize: maxParts,
    sizeCalculation: ({ value }, key) => 1 + countParts(value) + Math.floor(key.length / KEY_PART),
  });
  return {
    get: (key) => Promise.resolve(answers.get(key) ?? null),
    set: (key, answer) => Promise.resolve(void answers.set(key, answer)),
    delete: (key) => Promise.resolve(void answers.delete(key)),
  };
}

function countParts(value: unknown): number {
  const data: unknown = typeof value === 'object' && value !== null && 'data' in value ? value.data : value;
  return Array.isArray(data) ? data.length : 1;
}
