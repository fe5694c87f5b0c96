import * as z from 'zod';
import type { SharedStore } from '../redis/shared-store';
import type { Encrypter } from './encrypter';
import { sessionData, type SessionData } from './session-data';

/** How long requests with the previous token get the result, ms. */
const GRACE_MS = 60_000;

const refreshResult = z.object({ of: z.string(), session: sessionData });

export interface RefreshResults {
  read(key: string, session: SessionData): Promise<SessionData | null>;
  write(key: string, renewed: SessionData): Promise<void>;
}

export function createRefreshResults(store: SharedStore, encrypter: Encrypter, now: () => number): RefreshResults {
  /** An API without refresh token rotation keeps the token valid: the result then counts only as long as its bearer. */
  function isExpired(renewed: SessionData, { refreshToken, bearer }: SessionData): boolean {
    return renewed.refreshToken === refreshToken && (renewed.bearer === bearer || renewed.expiresAt <= now());
  }

  return {
    async read(key, session) {
      const encrypted = await store.get(`renewed:${key}`);
      const text = encrypted === null ? null : await encrypter.decrypt(encrypted);
      const parsed = text === null ? null : refreshResult.safeParse(JSON.parse(text));
      if (!parsed?.success || parsed.data.of !== key || parsed.data.session.id !== session.id) return null;
      return isExpired(parsed.data.session, session) ? null : parsed.data.session;
    },
    async write(key, session) {
      await store.set(`renewed:${key}`, await encrypter.encrypt(JSON.stringify({ of: key, session })), GRACE_MS);
    },
  };
}
