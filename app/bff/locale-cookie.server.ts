import { languages, type Language } from '~/i18n/languages';
import { parseCookie, serializeCookie } from '~server/session/cookie-text';
import type { Scope } from './scope.server';

const NAME = 'locale';
/** Locale cookie lifetime (specification, section 9): 365 days. */
const LIFETIME_SECONDS = 365 * 24 * 60 * 60;

/** The language chosen in the menu, or null; only the bare `/` goes by it. */
export function readLocaleCookie(request: Request): Language | null {
  const stored = parseCookie(request.headers.get('cookie')).get(NAME);
  return languages.find((language) => language === stored) ?? null;
}

/** `Set-Cookie` line that remembers a chosen language. */
export function writeLocaleCookie({ secureCookies }: Scope, language: Language): string {
  return serializeCookie(NAME, language, { secure: secureCookies, maxAgeSeconds: LIFETIME_SECONDS });
}
