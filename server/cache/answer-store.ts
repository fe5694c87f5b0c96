import type { Cache, CacheEntry } from '@epic-web/cachified';
import { LRUCache } from 'lru-cache';

/** What the process keeps, counted in entries of lists: about two kilobytes each. */
const MOST_PARTS = 20_000;
/** Characters of a key that weigh as much as one: a key may hold an address as long as anybody cares to type. */
const KEY_PART = 1_000;

/** Keeps answers in the process; the ones read least lately go when there are too many. */
export function createAnswerStore(): Cache {
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: MOST_PARTS, sizeCalculation: ({ value }, key) => 1 + countParts(value) + Math.floor(key.length / KEY_PART),
  });
  return {
    get: (key) => entries.get(key),
    set: (key, entry) => entries.set(key, entry),
    delete: (key) => entries.delete(key),
  };
}

function countParts(value: unknown): number {
  const data: unknown = typeof value === 'object' && value !== null && 'data' in value ? value.data : value;
  return Array.isArray(data) ? data.length : 1;
}
