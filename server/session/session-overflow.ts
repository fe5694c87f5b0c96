import { randomBytes } from 'node:crypto';
import { digest } from '../digest';
import type { SharedStore } from '../redis/shared-store';

export type SessionOverflowStore = ReturnType<typeof createSessionOverflowStore>;

/** Stores only the hash of a handle, so that a leaked store gives no cookies. */
export function createSessionOverflowStore(store: SharedStore) {
  const keyOf = (handle: string) => `session:${digest(handle)}`;
  return {
    async put(encrypted: string, lifetimeMs: number, known: string | null = null): Promise<string | null> {
      const handle = known ?? randomBytes(32).toString('base64url');
      return (await store.set(keyOf(handle), encrypted, lifetimeMs)) ? handle : null;
    },
    take: (handle: string) => store.get(keyOf(handle)),
    remove: (handle: string) => store.delete(keyOf(handle)),
  };
}
