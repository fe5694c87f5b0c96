import { randomBytes } from 'node:crypto';
import { digest } from '../digest';
import type { SharedStore } from '../redis/shared-store';

export interface SessionOverflowStore {
  put(encrypted: string, lifetimeMs: number, handle?: string | null): Promise<string | null>;
  take(handle: string): Promise<string | null>;
  remove(handle: string): Promise<void>;
}

/** Stores only the hash of a handle, so that a leaked store gives no cookies. */
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
