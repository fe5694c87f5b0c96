import { createInstance, type i18n, type TFunction } from 'i18next';
import { RemixI18Next } from 'remix-i18next/server';
import { i18nOptions, numberFormat } from './i18n-options';
import { defaultLanguage, languageOf, languages, perLanguage, type Language } from './languages';

type Messages = Record<string, string>;

/** What the browser says, too (`cart.json`), and what only the server says (`cart.server.json`) are one namespace here. */
const files = import.meta.glob<Messages>('./locales/*/*.json', { eager: true, import: 'default' });
const resources: Record<string, Record<string, Messages>> = {};
for (const [path, messages] of Object.entries(files)) {
  const [, language = '', namespace = ''] = /locales\/(\w+)\/([\w-]+)/.exec(path) ?? [];
  Object.assign(((resources[language] ??= {})[namespace] ??= {}), messages);
}

/** The address of a page says its language. */
export const remixI18next = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    order: ['custom'],
    findLocale: ({ url }) => Promise.resolve(languageOf(new URL(url).pathname)),
  },
});

/** One instance for each language serves all requests, as nothing changes its language and all messages are there from the start. */
const instances = perLanguage(createI18n);

function createI18n(language: Language): i18n {
  const instance = createInstance().use(numberFormat);
  const ns = Object.keys(resources[language] ?? {});
  // Nothing is fetched: without `initImmediate` the instance is ready at once.
  void instance.init({ ...i18nOptions, lng: language, resources, ns, initImmediate: false });
  return instance;
}

/** The i18next instance of a language; namespaces are chosen by prefix (`cart:added`). */
export function i18nOf(language: Language): i18n {
  return instances[language];
}

/** Translates server-made texts in a language. */
export function textsOf(language: Language): TFunction {
  return instances[language].t;
}
