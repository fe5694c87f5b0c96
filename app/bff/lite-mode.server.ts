import { parseCookie, serializeCookie, YEAR_SECONDS } from '~server/session/cookie-text';

export const LITE_COOKIE = 'light';

/** Lite mode: pages without scripts and fonts, by cookie or `Save-Data`. */
export function isLite(header: (name: string) => string | null | undefined): boolean {
  const choice = parseCookie(header('cookie') ?? null).get(LITE_COOKIE);
  if (choice === 'on' || choice === 'off') return choice === 'on';
  return header('save-data')?.toLowerCase() === 'on';
}

export function serializeLiteCookie({ secureCookies }: { readonly secureCookies: boolean }, lite: boolean): string {
  return serializeCookie(LITE_COOKIE, lite ? 'on' : 'off', {
    secure: secureCookies,
    maxAgeSeconds: YEAR_SECONDS,
  });
}
