import type { Tokens } from '~server/contract/auth';
import { CookieTooLargeError } from '~server/session/cookie-chunks';
import type { RevokedSessions } from '~server/session/revoked-sessions';
import type { SessionCookie } from '~server/session/session-cookie';
import type { SessionHolder } from '~server/session/customer-calls';
import { openSession, type SessionData } from '~server/session/session-data';

export interface RequestSession extends SessionHolder {
  readonly isSignedIn: boolean;
  /** Hash of the account that is signed in or was last. */
  readonly owner: string | undefined;
  /** Signs in with a new session. False when its tokens are too large for the cookies. */
  start(tokens: Tokens, owner: string): Promise<boolean>;
  /** Signs out, including a pending refresh and copies of the cookie. */
  end(): Promise<void>;
  drop(): void;
  /** `Set-Cookie` lines of a change, the same each time; waits for a pending refresh. */
  changes(): Promise<readonly string[]>;
}

/** The session of the cookies; null if it was signed out elsewhere. */
export async function openRequestSession(
  cookie: SessionCookie,
  cookieHeader: string | null,
  ended: RevokedSessions,
): Promise<RequestSession> {
  const current = await cookie.read(cookieHeader);
  const lastUserHash = current?.owner ?? cookie.getLastUserHash(cookieHeader);
  const session = new OpenSession(cookie, cookieHeader, ended, current, lastUserHash);
  if (current && (await ended.has(current.id))) session.drop();
  return session;
}

class OpenSession implements RequestSession {
  #renewal: Promise<unknown> = Promise.resolve();
  #written: () => Promise<readonly string[]> = () => Promise.resolve([]);

  constructor(
    private readonly cookie: SessionCookie,
    private readonly cookieHeader: string | null,
    private readonly ended: RevokedSessions,
    public current: SessionData | null,
    private readonly lastUserHash: string | undefined,
  ) {}

  get isSignedIn(): boolean {
    return this.current !== null;
  }

  get owner(): string | undefined {
    return this.current ? (this.current.owner ?? this.current.id) : this.lastUserHash;
  }

  renew(refreshed: Promise<SessionData>): Promise<SessionData> {
    const expired = this.current;
    const renewed = refreshed.then((session) => {
      // A sign-in or sign-out in between stands.
      if (this.current === expired && session !== expired) this.#set(session);
      return session;
    });
    this.#renewal = renewed.catch(() => undefined);
    return renewed;
  }

  async start(tokens: Tokens, owner: string): Promise<boolean> {
    const session = openSession(tokens, owner, Date.now());
    const lines = await this.cookie.write(this.cookieHeader, session).catch((error: unknown) => {
      if (!(error instanceof CookieTooLargeError)) throw error;
      return null;
    });
    if (!lines) return false;
    if (this.current) await this.ended.add(this.current.id);
    this.current = session;
    this.#written = () => Promise.resolve(lines);
    return true;
  }

  async end(): Promise<void> {
    const signedOut = this.current;
    this.drop();
    if (signedOut) await this.ended.add(signedOut.id);
  }

  drop(): void {
    this.#set(null);
  }

  async changes(): Promise<readonly string[]> {
    await this.#renewal;
    return this.#written();
  }

  #set(session: SessionData | null): void {
    this.current = session;
    let lines: Promise<readonly string[]> | undefined;
    this.#written = () => (lines ??= this.#write(session));
  }

  /** A renewed session that fits no cookie ends: its old tokens are spent. */
  async #write(session: SessionData | null): Promise<readonly string[]> {
    if (session === null || (await this.ended.has(session.id))) return this.cookie.write(this.cookieHeader, null);
    return this.cookie.write(this.cookieHeader, session).catch((error: unknown) => {
      if (!(error instanceof CookieTooLargeError)) throw error;
      return this.cookie.write(this.cookieHeader, null);
    });
  }
}
