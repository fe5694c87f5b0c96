import type { InitOptions, ThirdPartyModule } from 'i18next';
import { formatNumber } from './formats';
import { languages, type Language } from './languages';
import { defaultNamespace, sharedNamespace } from './namespaces';

/** How i18next reads the messages, on the server as in the browser. Keys are flat; React escapes what is interpolated. */
export const i18nOptions = {
  supportedLngs: [...languages],
  // A test compares the languages: no message is missing in one of them.
  fallbackLng: false,
  defaultNS: defaultNamespace,
  fallbackNS: sharedNamespace,
  keySeparator: false,
  interpolation: { escapeValue: false },
  // A page has one language: changing it loads another document.
  react: { bindI18n: false },
} as const satisfies InitOptions;

/** `{{count, number}}` in a message is written as all numbers of the portal are. */
export const numberFormat: ThirdPartyModule = {
  type: '3rdParty',
  init: ({ services }) =>
    services.formatter?.add('number', (value: unknown, language) =>
      typeof value === 'number' ? formatNumber(language as Language, value) : String(value),
    ),
};
