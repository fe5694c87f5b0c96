import * as z from 'zod';
import { digest } from '../digest';
import type { SharedStore } from '../redis/shared-store';
import type { CacheStore, CacheEntry } from './cache-store';

/** Younger local entries are used without asking the shared store, ms. */
const LOCAL_MAX_AGE_MS = 10_000;
const MAX_CHARACTERS = 1_000_000;

const cacheEntry = z.object({ value: z.unknown(), since: z.number(), keepMs: z.number() });

/** Local memory in front of a shared store; the newer entry wins. @param version the build and the API, whose entries are not mixed */
export function createTieredStore(own: CacheStore, others: SharedStore, version: string): CacheStore {
  const keyOf = (key: string) => `answer:${digest(`${version}\n${key}`)}`;

  async function loadShared(key: string): Promise<CacheEntry | null> {
    const text = await others.get(keyOf(key));
    const read = text === null ? null : cacheEntry.safeParse(parseJson(text));
    return read?.success ? read.data : null;
  }

  return {
    async get(key) {
      const mine = await own.get(key);
      if (mine && Date.now() - mine.since <= LOCAL_MAX_AGE_MS) return mine;
      const theirs = await loadShared(key);
      if (!theirs || (mine && mine.since >= theirs.since)) return mine;
      await own.set(key, theirs);
      return theirs;
    },
    async set(key, answer) {
      await own.set(key, answer);
      const text = JSON.stringify(answer);
      if (text.length <= MAX_CHARACTERS) void others.set(keyOf(key), text, answer.keepMs);
    },
    async delete(key) {
      await own.delete(key);
      await others.delete(keyOf(key));
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
