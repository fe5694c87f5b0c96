import type { Tokens } from '~server/contract/auth';
import type { SessionCookie } from '~server/session/session-cookie';
import type { SessionHolder } from '~server/session/customer-calls';
import { openSession, type SessionData } from '~server/session/session-data';

/** The session as one request sees and changes it; its change goes with every answer of the request. */
export interface RequestSession extends SessionHolder {
  readonly isSignedIn: boolean;
  /** Signs in: a new session takes the place of any old one. */
  start(tokens: Tokens): void;
  /** Signs out. */
  end(): void;
  /**
   * `Set-Cookie` lines of a change, the same ones each time. Every answer carries them, as which of a request's loaders
   * the browser gets to hear of is known only in the end: a redirect silences all others. Waits for a refresh under way.
   */
  changes(): Promise<readonly string[]>;
}

export async function openRequestSession(cookie: SessionCookie, cookieHeader: string | null): Promise<RequestSession> {
  let current: SessionData | null = await cookie.read(cookieHeader);
  let renewal: Promise<unknown> = Promise.resolve();
  let written: () => Promise<readonly string[]> = () => Promise.resolve([]);

  function set(session: SessionData | null) {
    current = session;
    let lines: Promise<readonly string[]> | undefined;
    written = () => (lines ??= cookie.write(cookieHeader, session));
  }

  return {
    get current() {
      return current;
    },
    get isSignedIn() {
      return current !== null;
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
    start: (tokens) => set(openSession(tokens, Date.now())),
    end: () => set(null),
    changes: () => renewal.then(() => written()),
  };
}
