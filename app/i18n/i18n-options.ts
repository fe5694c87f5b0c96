import type { InitOptions } from 'i18next';
import { defaultLanguage, languages } from './languages';
import { defaultNamespace, sharedNamespace } from './namespaces';

/** How messages are read; `translate.ts` reads them the same way in the browser. Keys are flat; React escapes what is interpolated. */
export const i18nOptions: InitOptions = {
  supportedLngs: [...languages],
  fallbackLng: defaultLanguage,
  defaultNS: defaultNamespace,
  fallbackNS: sharedNamespace,
  keySeparator: false,
  interpolation: { escapeValue: false },
};
