// The build reads the route table and with it this file: it knows no aliases.
import { languages, perLanguage, type Language } from '../../server/contract/enumerations';
import type { Currency } from '../../server/contract/money';

export { languages, perLanguage };
export type { Language };

/** The language of addresses without a prefix (specification, section 9). */
export const defaultLanguage: Language = 'uk';

/** First path segment of each language; the default language has none. */
export const languagePrefixes = perLanguage((language) => (language === defaultLanguage ? undefined : language));

/** What differs from language to language beside the messages. */
interface LanguageFacts {
  /** In its own words, for the language menu. */
  readonly name: string;
  readonly short: string;
  /** For `lang` of a page. */
  readonly htmlTag: string;
  /** Whose customs dates, numbers and lists follow: British ones in English, with 24 hours. */
  readonly locale: string;
  readonly currencies: Readonly<Record<Currency, string>>;
  /** Between the thousands of a number. */
  readonly group: string;
  readonly percent: string;
}

/** The table of languages. */
export const languageNames: Record<Language, LanguageFacts> = {
  uk: {
    name: 'Українська',
    short: 'Укр',
    htmlTag: 'uk-UA',
    locale: 'uk-UA',
    currencies: { UAH: 'грн' },
    group: '\u00a0',
    percent: '\u00a0%',
  },
  en: {
    name: 'English',
    short: 'Eng',
    htmlTag: 'en',
    locale: 'en-GB',
    currencies: { UAH: 'UAH' },
    group: ',',
    percent: '%',
  },
  ru: {
    name: 'Русский',
    short: 'Рус',
    htmlTag: 'ru',
    locale: 'ru',
    currencies: { UAH: 'грн' },
    group: '\u00a0',
    percent: '\u00a0%',
  },
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
