import { LRUCache } from 'lru-cache';

/** What the process keeps, counted in entries of lists: about two kilobytes each. */
const MAX_PARTS = 20_000;
/** Characters of a key that weigh as much as one: a key may hold an address as long as anybody cares to type. */
const KEY_PART = 1_000;

/** A cached answer. */
export interface CacheEntry {
  readonly value: unknown;
  /** Epoch ms of the answer. */
  readonly since: number;
  /** How long it is of use, ms. */
  readonly keepMs: number;
}

/** A store of answers by key. */
export interface CacheStore {
  /** Null when the key is missing or expired. */
  get(key: string): Promise<CacheEntry | null>;
  set(key: string, answer: CacheEntry): Promise<void>;
  delete(key: string): Promise<void>;
}

/** Keeps answers in the process; the ones read least lately go when there are too many. */
export function createCacheStore(): CacheStore {
  const answers = new LRUCache<string, CacheEntry>({
    maxSize: MAX_PARTS,
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
