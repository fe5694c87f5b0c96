import { createMemoryStore, type SharedStore } from '../redis/shared-store';

/** As long as the cookie of such a session may still be about, ms. */
const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Sessions that were signed out. A cookie that comes back after that, out of a refresh that was under way or out of
 * somebody's copy, brings nobody back in.
 */
export interface EndedSessions {
  add(sessionId: string): Promise<void>;
  has(sessionId: string): Promise<boolean>;
}

/** @param own what this process was told itself: a store that was away at that moment knows nothing of it once it is back */
export function createEndedSessions(store: SharedStore, own = createMemoryStore()): EndedSessions {
  const keyOf = (sessionId: string) => `ended:${sessionId}`;
  return {
    async add(sessionId) {
      await own.set(keyOf(sessionId), 'ended', REMEMBERED_MS);
      await store.set(keyOf(sessionId), 'ended', REMEMBERED_MS);
    },
    has: async (sessionId) => ((await own.get(keyOf(sessionId))) ?? (await store.get(keyOf(sessionId)))) !== null,
  };
}
