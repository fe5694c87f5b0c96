import * as z from 'zod';
import { CookieTooLargeError, expireChunks, parseChunks, parseHandle, writeChunks, writeHandle } from './cookie-chunks';
import { parseCookie, serializeCookie } from './cookie-text';
import type { Encrypter } from './encrypter';
import { sessionData, type SessionData } from './session-data';
import type { SessionOverflowStore } from './session-overflow';

const LIFETIME_SECONDS = 2_592_000;
/** The user's hash, kept for a day after sign-out for pages that are still open. */
const LAST_USER_HASH = 'last-owner';
const OPEN_PAGE_SECONDS = 86_400;

/** The session and its end, epoch seconds, since a browser may keep cookies longer. Older cookies end with their bearer. */
const encryptedSession = sessionData.extend({ until: z.number().optional() }).transform(({ until, ...session }) => {
  return { session, until: until ?? session.expiresAt / 1000 + LIFETIME_SECONDS };
});

export interface SessionCookie {
  /** Null for a visitor; an invalid or expired cookie is a visitor. */
  read(cookieHeader: string | null): Promise<SessionData | null>;
  getLastUserHash(cookieHeader: string | null): string | undefined;
  /** `Set-Cookie` lines for a session, or for its removal. Large sessions are stored on the server. @throws CookieTooLargeError without a store */
  write(cookieHeader: string | null, session: SessionData | null): Promise<string[]>;
}

export function createSessionCookie(
  encrypter: Encrypter,
  secure: boolean,
  store: SessionOverflowStore,
  now = Date.now,
): SessionCookie {
  const name = secure ? '__Host-session' : 'session';
  const options = { secure, maxAgeSeconds: LIFETIME_SECONDS };

  async function read(cookieHeader: string | null): Promise<SessionData | null> {
    const encrypted = await readEncrypted(cookieHeader);
    const text = encrypted === null ? null : await encrypter.decrypt(encrypted);
    if (text === null) return null;
    const parsed = encryptedSession.safeParse(JSON.parse(text));
    return parsed.success && now() < parsed.data.until * 1000 ? parsed.data.session : null;
  }

  async function readEncrypted(cookieHeader: string | null): Promise<string | null> {
    const handle = parseHandle(cookieHeader, name);
    return handle === null ? parseChunks(cookieHeader, name) : store.take(handle);
  }

  /** A session keeps its handle; another session never takes it over, since a handle may have been planted. */
  async function shelve(cookieHeader: string | null, encrypted: string, id: string): Promise<string[]> {
    const known = (await read(cookieHeader))?.id === id ? parseHandle(cookieHeader, name) : null;
    const handle = await store.put(encrypted, LIFETIME_SECONDS * 1000, known);
    if (handle === null) throw new CookieTooLargeError(`${encrypted.length} characters do not fit into cookies`);
    return writeHandle(cookieHeader, name, handle, options);
  }

  /** Set together with the session, since browsers drop cookies silently. */
  const writeOwner = (owner: string | undefined, maxAgeSeconds: number) =>
    owner ? [serializeCookie(LAST_USER_HASH, owner, { secure, maxAgeSeconds })] : [];

  return {
    read,
    getLastUserHash: (cookieHeader) => parseCookie(cookieHeader).get(LAST_USER_HASH),
    async write(cookieHeader, session) {
      if (session === null) {
        const owner = (await read(cookieHeader))?.owner;
        const handle = parseHandle(cookieHeader, name);
        if (handle !== null) await store.remove(handle);
        return [...expireChunks(cookieHeader, name, options), ...writeOwner(owner, OPEN_PAGE_SECONDS)];
      }
      const until = Math.floor(now() / 1000) + LIFETIME_SECONDS;
      const encrypted = await encrypter.encrypt(JSON.stringify({ ...session, until }));
      const lines =
        writeChunks(cookieHeader, name, encrypted, options) ?? (await shelve(cookieHeader, encrypted, session.id));
      return [...lines, ...writeOwner(session.owner, LIFETIME_SECONDS + OPEN_PAGE_SECONDS)];
    },
  };
}
