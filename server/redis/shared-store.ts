import { LRUCache } from 'lru-cache';
import type { RedisLink } from './redis-link';

/** Small texts that live for a while: in this process, and with Redis in all of them. */
export interface SharedStore {
  get(key: string): Promise<string | null>;
  /** Keeps a text for a time in ms; tells whether all processes see it. */
  set(key: string, text: string, ttlMs: number): Promise<boolean>;
  /** Keeps a text unless the key has one; tells whether it did. The one who did may act, the others wait. */
  setIfAbsent(key: string, text: string, ttlMs: number): Promise<boolean>;
  delete(key: string): Promise<void>;
}

const MAX_ENTRIES = 20_000;
/** Characters that one entry may have; more count as several entries. */
const ENTRY_CHARACTERS = 1_600;
const prefix = 'portal:';

/** The store of one process; the entries read least lately go when there are too many. It takes no room before (the library's `max` would). */
export function createMemoryStore(maxEntries = MAX_ENTRIES): SharedStore {
  const texts = new LRUCache<string, string>({
    maxSize: maxEntries,
    sizeCalculation: (text, key) => Math.ceil((text.length + key.length) / ENTRY_CHARACTERS),
    perf: Date,
    ttlResolution: 0,
    ttl: 1,
  });
  return {
    get: async (key) => texts.get(key) ?? null,
    async set(key, text, ttl) {
      texts.set(key, text, { ttl });
      return false;
    },
    async setIfAbsent(key, text, ttl) {
      if (texts.has(key)) return false;
      texts.set(key, text, { ttl });
      return true;
    },
    async delete(key) {
      texts.delete(key);
    },
  };
}

/** Keeps nothing: for what has a copy in the process already. */
export const noopStore: SharedStore = {
  get: () => Promise.resolve(null),
  set: () => Promise.resolve(false),
  setIfAbsent: () => Promise.resolve(false),
  delete: () => Promise.resolve(),
};

/**
 * The store of all processes. Each keeps a copy of what it has written itself, which counts where Redis has none, and goes on with that
 * alone while Redis does not answer: nothing here ever fails because of it.
 * @param own where the copies are kept
 */
export function createSharedStore(link: RedisLink | null, own = createMemoryStore()): SharedStore {
  if (!link) return own;

  return {
    get: (key) =>
      link
        .run(
          (redis) => redis.get(prefix + key),
          (reply) => readText(key, reply),
        )
        .catch(() => null)
        .then((text) => text ?? own.get(key)),
    async set(key, text, ttlMs) {
      await own.set(key, text, ttlMs);
      return link.run((redis) => redis.set(prefix + key, bind(key, text), { PX: ttlMs }), parseSet).catch(() => false);
    },
    setIfAbsent: (key, text, ttlMs) =>
      link
        .run((redis) => redis.set(prefix + key, bind(key, text), { PX: ttlMs, NX: true }), parseSet)
        .then(
          async (isSet) => {
            if (isSet) await own.set(key, text, ttlMs);
            return isSet;
          },
          () => own.setIfAbsent(key, text, ttlMs),
        ),
    async delete(key) {
      await own.delete(key);
      await link.run((redis) => redis.del(prefix + key), parseCount).catch(() => undefined);
    },
  };
}

/** A text carries its key, so that a reply meant for another question is seen as such. */
function bind(key: string, text: string): string {
  return `${key}\n${text}`;
}

function readText(key: string, reply: unknown): string | null {
  if (reply === null) return null;
  if (typeof reply !== 'string' || !reply.startsWith(`${key}\n`)) throw new TypeError('not the text that was kept');
  return reply.slice(key.length + 1);
}

function parseSet(reply: unknown): boolean {
  if (reply !== 'OK' && reply !== null) throw new TypeError('neither set nor unset');
  return reply === 'OK';
}

function parseCount(reply: unknown): number {
  if (typeof reply !== 'number') throw new TypeError('not a count');
  return reply;
}
