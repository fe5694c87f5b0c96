import * as z from 'zod';
import { digest } from '../digest';
import type { SharedStore } from '../redis/shared-store';
import type { CacheStore, CacheEntry } from './cache-store';

/** Up to this age the process's own copy is believed without a look at the others', ms. */
const LOCAL_MAX_AGE_MS = 10_000;
/** Longer texts stay in their process, characters. */
const MAX_CHARACTERS = 1_000_000;

const cacheEntry = z.object({ value: z.unknown(), since: z.number(), keepMs: z.number() });

/**
 * Answers kept in the process and, for the other processes, in a shared store. The younger of the two counts; a shared
 * store that does not answer costs nothing but its own time limit.
 * @param version what must be the same for an answer to be of use: the build that read it, and the API it came from
 */
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
      // Nobody waits for the others' copy.
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
