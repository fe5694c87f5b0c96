import * as z from 'zod';
import { CookieTooLargeError, expireChunks, readChunks, readHandle, writeChunks, writeHandle } from './cookie-chunks';
import { parseCookie, serializeCookie } from './cookie-text';
import type { Seal } from './seal';
import { sessionData, type SessionData } from './session-data';
import type { SessionShelf } from './session-shelf';

/** Authentication cookie lifetime (specification, section 9): 30 days. */
const LIFETIME_SECONDS = 2_592_000;
/** Says whose the session is, and for a day after it whose it was, for a page of theirs that is still open. */
const LAST_OWNER = 'last-owner';
const OPEN_PAGE_SECONDS = 86_400;

/**
 * What is sealed: the session, and the epoch second at which its cookie ends, as a browser's word for it is not enough
 * for a copy. Where that is missing, the cookie was written no later than its bearer was spent.
 */
const sealedSession = sessionData.extend({ until: z.number().optional() }).transform(({ until, ...session }) => {
  return { session, until: until ?? session.expiresAt / 1000 + LIFETIME_SECONDS };
});

export interface SessionCookie {
  /** The session of a request, or null for a visitor; a broken or expired cookie is a visitor. */
  read(cookieHeader: string | null): Promise<SessionData | null>;
  /** {@link SessionData}'s word for whose the session is, or was until it ended. */
  readLastOwner(cookieHeader: string | null): string | undefined;
  /**
   * `Set-Cookie` lines that keep the session, or remove it when null. One too large for cookies goes on the shelf.
   * @throws CookieTooLargeError when there is no shelf to be had either
   */
  write(cookieHeader: string | null, session: SessionData | null): Promise<string[]>;
}

/** The sealed cookie that carries the wholesale API's tokens; `__Host-` prefixed where Secure. */
export function createSessionCookie(seal: Seal, secure: boolean, shelf: SessionShelf, now = Date.now): SessionCookie {
  const name = secure ? '__Host-session' : 'session';
  const options = { secure, maxAgeSeconds: LIFETIME_SECONDS };

  async function read(cookieHeader: string | null): Promise<SessionData | null> {
    const sealed = await readSealed(cookieHeader);
    const text = sealed === null ? null : await seal.open(sealed);
    if (text === null) return null;
    const parsed = sealedSession.safeParse(JSON.parse(text));
    return parsed.success && now() < parsed.data.until * 1000 ? parsed.data.session : null;
  }

  async function readSealed(cookieHeader: string | null): Promise<string | null> {
    const handle = readHandle(cookieHeader, name);
    return handle === null ? readChunks(cookieHeader, name) : shelf.take(handle);
  }

  /** A session keeps its handle for life; another one never takes it over, as a handle may have been planted. */
  async function shelve(cookieHeader: string | null, sealed: string, id: string): Promise<string[]> {
    const known = (await read(cookieHeader))?.id === id ? readHandle(cookieHeader, name) : null;
    const handle = await shelf.put(sealed, LIFETIME_SECONDS * 1000, known);
    if (handle === null) throw new CookieTooLargeError(`${sealed.length} characters do not fit into cookies`);
    return writeHandle(cookieHeader, name, handle, options);
  }

  /** Written with the session, as a browser that lets it go asks nobody. */
  const writeOwner = (owner: string | undefined, maxAgeSeconds: number) =>
    owner ? [serializeCookie(LAST_OWNER, owner, { secure, maxAgeSeconds })] : [];

  return {
    read,
    readLastOwner: (cookieHeader) => parseCookie(cookieHeader).get(LAST_OWNER),
    async write(cookieHeader, session) {
      if (session === null) {
        const owner = (await read(cookieHeader))?.owner;
        const handle = readHandle(cookieHeader, name);
        if (handle !== null) await shelf.remove(handle);
        return [...expireChunks(cookieHeader, name, options), ...writeOwner(owner, OPEN_PAGE_SECONDS)];
      }
      const until = Math.floor(now() / 1000) + LIFETIME_SECONDS;
      const sealed = await seal.seal(JSON.stringify({ ...session, until }));
      const lines =
        writeChunks(cookieHeader, name, sealed, options) ?? (await shelve(cookieHeader, sealed, session.id));
      return [...lines, ...writeOwner(session.owner, LIFETIME_SECONDS + OPEN_PAGE_SECONDS)];
    },
  };
}
