import type { Seal } from './seal';
import { expireChunks, readChunks, writeChunks } from './cookie-chunks';
import { sessionData, type SessionData } from './session-data';

/** Authentication cookie lifetime (specification, section 9): 30 days. */
const LIFETIME_SECONDS = 2_592_000;

export interface SessionCookie {
  /** The session of a request, or null for a visitor; a broken cookie is a visitor. */
  read(cookieHeader: string | null): Promise<SessionData | null>;
  /** `Set-Cookie` lines that keep the session, or remove it when null. */
  write(cookieHeader: string | null, session: SessionData | null): Promise<string[]>;
}

/** The sealed cookie that carries the wholesale API's tokens; `__Host-` prefixed where Secure. */
export function createSessionCookie(seal: Seal, secure: boolean): SessionCookie {
  const name = secure ? '__Host-session' : 'session';
  const options = { secure, maxAgeSeconds: LIFETIME_SECONDS };

  return {
    async read(cookieHeader) {
      const sealed = readChunks(cookieHeader, name);
      const text = sealed === null ? null : await seal.open(sealed);
      if (text === null) return null;
      const parsed = sessionData.safeParse(JSON.parse(text));
      return parsed.success ? parsed.data : null;
    },
    async write(cookieHeader, session) {
      if (session === null) return expireChunks(cookieHeader, name, options);
      return writeChunks(cookieHeader, name, await seal.seal(JSON.stringify(session)), options);
    },
  };
}
