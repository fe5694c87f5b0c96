import type { Tokens } from '~server/contract/auth';
import { CookieTooLargeError } from '~server/session/cookie-chunks';
import type { EndedSessions } from '~server/session/ended-sessions';
import type { SessionCookie } from '~server/session/session-cookie';
import type { SessionHolder } from '~server/session/customer-calls';
import { openSession, type SessionData } from '~server/session/session-data';

/** The session as one request sees and changes it; its change goes with every answer of the request. */
export interface RequestSession extends SessionHolder {
  readonly isSignedIn: boolean;
  /** A word for who is signed in; after that, for a page of theirs that is still open, for who was. */
  readonly owner: string | undefined;
  /** Signs in: a new session takes the place of any old one. False when its tokens are too large to be kept. */
  start(tokens: Tokens, owner: string): Promise<boolean>;
  /** Signs out, also every copy of the cookie and whatever a refresh under way brings. */
  end(): Promise<void>;
  /** Forgets a session that the API has ended, in this browser. */
  drop(): void;
  /**
   * `Set-Cookie` lines of a change, the same ones each time. Every answer carries them, as which of a request's loaders
   * the browser gets to hear of is known only in the end: a redirect silences all others. Waits for a refresh under way.
   */
  changes(): Promise<readonly string[]>;
}

export async function openRequestSession(
  cookie: SessionCookie,
  cookieHeader: string | null,
  ended: EndedSessions,
): Promise<RequestSession> {
  let current: SessionData | null = await cookie.read(cookieHeader);
  const lastOwner = current?.owner ?? cookie.readLastOwner(cookieHeader);
  let renewal: Promise<unknown> = Promise.resolve();
  let written: () => Promise<readonly string[]> = () => Promise.resolve([]);

  function set(session: SessionData | null) {
    current = session;
    let lines: Promise<readonly string[]> | undefined;
    written = () => (lines ??= write(session));
  }

  /** A renewed session that fits no cookie is lost: its old tokens are spent. One signed out elsewhere stays so. */
  async function write(session: SessionData | null): Promise<readonly string[]> {
    if (session === null || (await ended.has(session.id))) return cookie.write(cookieHeader, null);
    return cookie.write(cookieHeader, session).catch((error: unknown) => {
      if (!(error instanceof CookieTooLargeError)) throw error;
      return cookie.write(cookieHeader, null);
    });
  }

  if (current && (await ended.has(current.id))) set(null);

  return {
    get current() {
      return current;
    },
    get isSignedIn() {
      return current !== null;
    },
    get owner() {
      return current ? (current.owner ?? current.id) : lastOwner;
    },
    renew(refreshed) {
      const spent = current;
      const renewed = refreshed.then((session) => {
        // Whoever signed out or in meanwhile stays so.
        if (current === spent) set(session);
        return session;
      });
      renewal = renewed.catch(() => undefined);
      return renewed;
    },
    async start(tokens, owner) {
      const session = openSession(tokens, owner, Date.now());
      const lines = await cookie.write(cookieHeader, session).catch((error: unknown) => {
        if (!(error instanceof CookieTooLargeError)) throw error;
        return null;
      });
      if (!lines) return false;
      if (current) await ended.add(current.id);
      current = session;
      written = () => Promise.resolve(lines);
      return true;
    },
    async end() {
      const signedOut = current;
      set(null);
      if (signedOut) await ended.add(signedOut.id);
    },
    drop: () => set(null),
    changes: () => renewal.then(() => written()),
  };
}
