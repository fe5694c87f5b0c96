import { LRUCache } from 'lru-cache';
import type { RedisLink } from './redis-link';

/** Short-lived texts, shared by all processes with Redis. */
export interface SharedStore {
  get(key: string): Promise<string | null>;
  /** Resolves to whether all processes see it. */
  set(key: string, text: string, ttlMs: number): Promise<boolean>;
  /** Whether the key was free: a lock. */
  setIfAbsent(key: string, text: string, ttlMs: number): Promise<boolean>;
  delete(key: string): Promise<void>;
}

const MAX_ENTRIES = 20_000;
const ENTRY_CHARACTERS = 1_600;
const prefix = 'portal:';

/** In memory, least recently used first out. `maxSize` allocates nothing in advance, unlike `max`. */
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

export const noopStore: SharedStore = {
  get: () => Promise.resolve(null),
  set: () => Promise.resolve(false),
  setIfAbsent: () => Promise.resolve(false),
  delete: () => Promise.resolve(),
};

/** Redis with a local copy of own writes, which is used while Redis is down. Never fails. */
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

/** Prefixes the key, so that a reply to another command is noticed. */
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
