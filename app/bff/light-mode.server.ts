import { parseCookie, serializeCookie } from '~server/session/cookie-text';
import type { Scope } from './scope.server';

const NAME = 'light';
const LIFETIME_SECONDS = 365 * 24 * 60 * 60;

/** Whether a page comes without scripts and fonts: as the customer chose in the footer, else as the browser asks by `Save-Data`. */
export function isLight(headers: Headers): boolean {
  const choice = parseCookie(headers.get('cookie')).get(NAME);
  if (choice === 'on' || choice === 'off') return choice === 'on';
  return headers.get('save-data')?.toLowerCase() === 'on';
}

/** `Set-Cookie` line that remembers the choice. */
export function writeLightCookie({ secureCookies }: Scope, light: boolean): string {
  return serializeCookie(NAME, light ? 'on' : 'off', { secure: secureCookies, maxAgeSeconds: LIFETIME_SECONDS });
}
