import type { InitOptions, ThirdPartyModule } from 'i18next';
import { formatNumber } from './formats';
import { languages, type Language } from './languages';
import { defaultNamespace, sharedNamespace } from './namespaces';

export const i18nOptions = {
  supportedLngs: [...languages],
  // A test checks that no language lacks a message.
  fallbackLng: false,
  defaultNS: defaultNamespace,
  fallbackNS: sharedNamespace,
  keySeparator: false,
  interpolation: { escapeValue: false },
  // Changing the language loads another document.
  react: { bindI18n: false },
} as const satisfies InitOptions;

export const numberFormat: ThirdPartyModule = {
  type: '3rdParty',
  init: ({ services }) =>
    services.formatter?.add('number', (value: unknown, language) =>
      typeof value === 'number' ? formatNumber(language as Language, value) : String(value),
    ),
};
