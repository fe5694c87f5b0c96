import { randomBytes } from 'node:crypto';
import { digest } from '../digest';
import type { SharedStore } from '../redis/shared-store';

/** Sealed sessions that are too large for cookies, by a random handle that the cookie carries instead. */
export interface SessionOverflowStore {
  /** Keeps a session under a handle, a new one unless given; null when the shelf cannot keep it for all processes. */
  put(encrypted: string, lifetimeMs: number, handle?: string | null): Promise<string | null>;
  take(handle: string): Promise<string | null>;
  remove(handle: string): Promise<void>;
}

/** Only the hash of a handle is kept, so that whoever reads the store cannot make a cookie of it. */
export function createSessionOverflowStore(store: SharedStore): SessionOverflowStore {
  const keyOf = (handle: string) => `session:${digest(handle)}`;
  return {
    async put(encrypted, lifetimeMs, known) {
      const handle = known ?? randomBytes(32).toString('base64url');
      return (await store.set(keyOf(handle), encrypted, lifetimeMs)) ? handle : null;
    },
    take: (handle) => store.get(keyOf(handle)),
    remove: (handle) => store.delete(keyOf(handle)),
  };
}
