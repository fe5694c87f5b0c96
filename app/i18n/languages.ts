import type { Language } from '~server/contract/enumerations';

export type { Language };

/** Interface languages in the order they are offered (specification, section 9). */
export const languages = ['uk', 'en', 'ru'] as const satisfies readonly Language[];

/** The language of addresses without a prefix (specification, section 9). */
export const defaultLanguage: Language = 'uk';

/** First path segment of each language; the default language has none. */
export const languagePrefixes: Record<Language, string | undefined> = { uk: undefined, en: 'en', ru: 'ru' };

/** Each language in its own words, for the language menu; its tag for pages, and the one whose customs dates, numbers and lists follow: British ones in English, with 24 hours. */
export const languageNames: Record<Language, { name: string; short: string; htmlTag: string; locale: string }> = {
  uk: { name: 'Українська', short: 'Укр', htmlTag: 'uk-UA', locale: 'uk-UA' },
  en: { name: 'English', short: 'Eng', htmlTag: 'en', locale: 'en-GB' },
  ru: { name: 'Русский', short: 'Рус', htmlTag: 'ru', locale: 'ru' },
};

/** The language an address is in: its prefix decides, matched in any case. */
export function languageOf(pathname: string): Language {
  const first = pathname.split('/', 2)[1]?.toLowerCase();
  return languages.find((language) => language !== defaultLanguage && language === first) ?? defaultLanguage;
}

/** A path without its language prefix; always starts with a slash. */
export function withoutLanguage(pathname: string): string {
  const prefix = languagePrefixes[languageOf(pathname)];
  return prefix === undefined ? pathname : pathname.slice(prefix.length + 1) || '/';
}

/** The same page in another language. */
export function inLanguage(pathname: string, language: Language): string {
  const bare = withoutLanguage(pathname);
  const prefix = languagePrefixes[language];
  if (prefix === undefined) return bare;
  return bare === '/' ? `/${prefix}` : `/${prefix}${bare}`;
}
