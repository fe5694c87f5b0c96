import type { Tokens } from '~server/contract/auth';
import type { SessionCookie } from '~server/session/session-cookie';
import type { SessionHolder } from '~server/session/customer-calls';
import { openSession, type SessionData } from '~server/session/session-data';

/** The session as one request sees and changes it; the change is sent once, with the first response that leaves. */
export interface RequestSession extends SessionHolder {
  readonly isSignedIn: boolean;
  /** Signs in: a new session takes the place of any old one. */
  start(tokens: Tokens): void;
  /** Signs out. */
  end(): void;
  /** `Set-Cookie` lines of a change that is not sent yet. */
  takeChange(): Promise<string[]>;
}

export async function openRequestSession(cookie: SessionCookie, cookieHeader: string | null): Promise<RequestSession> {
  let current: SessionData | null = await cookie.read(cookieHeader);
  let changed = false;

  function set(session: SessionData | null) {
    current = session;
    changed = true;
  }

  return {
    get current() {
      return current;
    },
    get isSignedIn() {
      return current !== null;
    },
    replace: set,
    start: (tokens) => set(openSession(tokens, Date.now())),
    end: () => set(null),
    async takeChange() {
      if (!changed) return [];
      changed = false;
      return cookie.write(cookieHeader, current);
    },
  };
}
