import { useLocation } from '@remix-run/react';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { Language } from './i18n/languages';
import { linksFor, type Links } from './routing/links';

export function useLinks(): Links {
  return linksFor(useLanguage());
}

export function useLanguage(): Language {
  return useContext(I18nContext).i18n.language as Language;
}

/** The page's own address: what leads to it, link or form, is answered with the same page. */
export function useCurrentUrl(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
