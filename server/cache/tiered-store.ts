import type { Cache, CacheEntry } from '@epic-web/cachified';
import * as z from 'zod';
import { digest } from '../digest';
import type { SharedStore } from '../redis/shared-store';

/** Up to this age the process's own copy is believed without a look at the others', ms. */
const BELIEVED_MS = 10_000;
/** Longer texts stay in their process, characters. */
const MOST_CHARACTERS = 1_000_000;

const kept = z.object({ value: z.unknown(), metadata: z.object({ createdTime: z.number(), ttl: z.number(), swr: z.number() }) });

/**
 * Answers kept in the process and, for the other processes, in a shared store. The younger of the two counts; a shared
 * store that does not answer costs nothing but its own time limit.
 * @param mark what must be the same for an answer to be of use: the build that read it, and the API it came from
 */
export function createTieredStore(own: Cache, others: SharedStore, mark: string): Cache {
  const keyOf = (key: string) => `answer:${digest(`${mark}\n${key}`)}`;

  async function look(key: string): Promise<CacheEntry | null> {
    const text = await others.get(keyOf(key));
    const entry = text === null ? null : kept.safeParse(readJson(text));
    return entry?.success ? { value: entry.data.value, metadata: entry.data.metadata } : null;
  }

  return {
    async get(key) {
      const mine = (await own.get(key)) ?? null;
      if (mine && Date.now() - mine.metadata.createdTime <= BELIEVED_MS) return mine;
      const theirs = await look(key);
      if (!theirs || (mine && mine.metadata.createdTime >= theirs.metadata.createdTime)) return mine;
      await own.set(key, theirs);
      return theirs;
    },
    async set(key, entry) {
      await own.set(key, entry);
      const text = JSON.stringify({ value: entry.value as unknown, metadata: entry.metadata });
      // Nobody waits for the others' copy.
      if (text.length <= MOST_CHARACTERS) void others.set(keyOf(key), text, entry.metadata.ttl ?? BELIEVED_MS);
    },
    async delete(key) {
      await own.delete(key);
      await others.delete(keyOf(key));
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
