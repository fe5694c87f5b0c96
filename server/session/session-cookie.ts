import * as z from 'zod';
import { CookieTooLargeError, expireChunks, parseChunks, parseHandle, writeChunks, writeHandle } from './cookie-chunks';
import { parseCookie, serializeCookie } from './cookie-text';
import type { Encrypter } from './encrypter';
import { sessionData, type SessionData } from './session-data';
import type { SessionOverflowStore } from './session-overflow';

/** Authentication cookie lifetime (specification, section 9): 30 days. */
const LIFETIME_SECONDS = 2_592_000;
/** Says whose the session is, and for a day after it whose it was, for a page of theirs that is still open. */
const LAST_USER_HASH = 'last-owner';
const OPEN_PAGE_SECONDS = 86_400;

/**
 * What is sealed: the session, and the epoch second at which its cookie ends, as a browser's word for it is not enough
 * for a copy. Where that is missing, the cookie was written no later than its bearer was spent.
 */
const encryptedSession = sessionData.extend({ until: z.number().optional() }).transform(({ until, ...session }) => {
  return { session, until: until ?? session.expiresAt / 1000 + LIFETIME_SECONDS };
});

export interface SessionCookie {
  /** The session of a request, or null for a visitor; a broken or expired cookie is a visitor. */
  read(cookieHeader: string | null): Promise<SessionData | null>;
  /** {@link SessionData}'s word for whose the session is, or was until it ended. */
  getLastUserHash(cookieHeader: string | null): string | undefined;
  /**
   * `Set-Cookie` lines that keep the session, or remove it when null. One too large for cookies goes on the shelf.
   * @throws CookieTooLargeError when there is no shelf to be had either
   */
  write(cookieHeader: string | null, session: SessionData | null): Promise<string[]>;
}

/** The sealed cookie that carries the wholesale API's tokens; `__Host-` prefixed where Secure. */
export function createSessionCookie(
  encrypter: Encrypter,
  secure: boolean,
  store: SessionOverflowStore,
  now = Date.now,
): SessionCookie {
  const name = secure ? '__Host-session' : 'session';
  const options = { secure, maxAgeSeconds: LIFETIME_SECONDS };

  async function read(cookieHeader: string | null): Promise<SessionData | null> {
    const encrypted = await readSealed(cookieHeader);
    const text = encrypted === null ? null : await encrypter.decrypt(encrypted);
    if (text === null) return null;
    const parsed = encryptedSession.safeParse(JSON.parse(text));
    return parsed.success && now() < parsed.data.until * 1000 ? parsed.data.session : null;
  }

  async function readSealed(cookieHeader: string | null): Promise<string | null> {
    const handle = parseHandle(cookieHeader, name);
    return handle === null ? parseChunks(cookieHeader, name) : store.take(handle);
  }

  /** A session keeps its handle for life; another one never takes it over, as a handle may have been planted. */
  async function shelve(cookieHeader: string | null, encrypted: string, id: string): Promise<string[]> {
    const known = (await read(cookieHeader))?.id === id ? parseHandle(cookieHeader, name) : null;
    const handle = await store.put(encrypted, LIFETIME_SECONDS * 1000, known);
    if (handle === null) throw new CookieTooLargeError(`${encrypted.length} characters do not fit into cookies`);
    return writeHandle(cookieHeader, name, handle, options);
  }

  /** Written with the session, as a browser that lets it go asks nobody. */
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
