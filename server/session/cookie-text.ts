export interface CookieOptions {
  readonly secure: boolean;
  readonly maxAgeSeconds: number;
}

/** How long choices of a browser are remembered. */
export const YEAR_SECONDS = 365 * 24 * 60 * 60;

export function parseCookie(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0) cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
  return cookies;
}

/** The value must be encoded already. */
export function serializeCookie(name: string, value: string, { secure, maxAgeSeconds }: CookieOptions): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
