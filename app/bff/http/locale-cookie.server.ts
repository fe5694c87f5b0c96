import { defaultLanguage, languages, type Language } from '~/i18n/languages';
import { parseCookie, serializeCookie, YEAR_SECONDS } from '~server/session/cookie-text';
import type { RequestContext } from '../context.server';

export const LOCALE_COOKIE = 'locale';
/** Locale cookie lifetime (specification, section 9): 365 days. */

/** Where the bare `/` leads: the language chosen in the menu, or null when that is the default or none. */
export function chosenLanguage(request: Request): Language | null {
  if (new URL(request.url).pathname !== '/') return null;
  const stored = parseCookie(request.headers.get('cookie')).get(LOCALE_COOKIE);
  return languages.find((language) => language === stored && language !== defaultLanguage) ?? null;
}

export function serializeLocaleCookie({ secureCookies }: RequestContext, language: Language): string {
  return serializeCookie(LOCALE_COOKIE, language, { secure: secureCookies, maxAgeSeconds: YEAR_SECONDS });
}
