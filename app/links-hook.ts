import { useTranslation } from 'react-i18next';
import type { Language } from './i18n/languages';
import { linksFor, type Links } from './links';

/** Links in the language of the page being shown. */
export function useLinks(): Links {
  return linksFor(useLanguage());
}

/** The language of the page being shown. */
export function useLanguage(): Language {
  return useTranslation().i18n.language as Language;
}
