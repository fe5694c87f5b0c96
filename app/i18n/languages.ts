// The build reads the route table and with it this file: it knows no aliases.
import { languages, perLanguage, type Language } from '../../server/contract/enumerations';
import type { Currency } from '../../server/contract/money';

export { languages, perLanguage };
export type { Language };

/** The language of URLs without a prefix (specification, section 9). */
export const defaultLanguage: Language = 'uk';

export const languagePrefixes = perLanguage((language) => (language === defaultLanguage ? undefined : language));

/** `name` is shown in the language menu; `locale` formats dates, numbers and lists; `group` separates thousands. */
interface LanguageSettings {
  readonly name: string;
  readonly short: string;
  readonly htmlTag: string;
  readonly locale: string;
  readonly currencies: Readonly<Record<Currency, string>>;
  readonly group: string;
  readonly percent: string;
}

export const languageSettings: Record<Language, LanguageSettings> = {
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

export function languageOf(pathname: string): Language {
  const first = pathname.split('/', 2)[1]?.toLowerCase();
  return languages.find((language) => language !== defaultLanguage && language === first) ?? defaultLanguage;
}

export function withoutLanguage(pathname: string): string {
  const prefix = languagePrefixes[languageOf(pathname)];
  return prefix === undefined ? pathname : pathname.slice(prefix.length + 1) || '/';
}

export function inLanguage(pathname: string, language: Language): string {
  const bare = withoutLanguage(pathname);
  const prefix = languagePrefixes[language];
  if (prefix === undefined) return bare;
  return bare === '/' ? `/${prefix}` : `/${prefix}${bare}`;
}
