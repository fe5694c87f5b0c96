import type { InitOptions } from 'i18next';
import { defaultLanguage, languages } from './languages';

/** What server and browser must agree on. Keys are flat; React escapes what is interpolated. */
export const i18nOptions: InitOptions = {
  supportedLngs: [...languages],
  fallbackLng: defaultLanguage,
  defaultNS: 'shell',
  fallbackNS: 'words',
  keySeparator: false,
  interpolation: { escapeValue: false },
  // A client navigation waits, inside its transition, for the words of the page it opens.
  react: { useSuspense: true },
};
