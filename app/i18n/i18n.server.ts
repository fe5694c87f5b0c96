import { createInstance, type i18n, type TFunction } from 'i18next';
import { LRUCache } from 'lru-cache';
import { RemixI18Next } from 'remix-i18next/server';
import { i18nOptions, numberFormat } from './i18n-options';
import { defaultLanguage, languageOf, languages, perLanguage, type Language } from './languages';

type Messages = Record<string, string>;

/** Messages of the browser (`cart.json`) and of the server alone (`cart.server.json`) share a namespace. */
const files = import.meta.glob<Messages>('./locales/*/*.json', { eager: true, import: 'default' });
const resources: Record<string, Record<string, Messages>> = {};
for (const [path, messages] of Object.entries(files)) {
  const [, language = '', namespace = ''] = /locales\/(\w+)\/([\w-]+)/.exec(path) ?? [];
  Object.assign(((resources[language] ??= {})[namespace] ??= {}), messages);
}

export const remixI18next = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    order: ['custom'],
    findLocale: ({ url }) => Promise.resolve(languageOf(new URL(url).pathname)),
  },
});

const instances = perLanguage(createI18n);

function createI18n(language: Language): i18n {
  const instance = createInstance().use(numberFormat);
  const ns = Object.keys(resources[language] ?? {});
  // Without `initImmediate` the instance is ready synchronously.
  void instance.init({ ...i18nOptions, lng: language, resources, ns, initImmediate: false });
  return instance;
}

export function i18nOf(language: Language): i18n {
  return instances[language];
}

const translations = perLanguage((language) => cacheTexts(instances[language].t));

export function textsOf(language: Language): TFunction {
  return translations[language];
}

/** A page of lots asks for some 500 texts, most of them with values that were asked for before. */
function cacheTexts(t: TFunction): TFunction {
  const texts = new LRUCache<string, string>({ max: 5_000 });
  const cached = (...args: Parameters<TFunction>): string => {
    const key = JSON.stringify(args);
    const text = texts.get(key) ?? (Reflect.apply(t, null, args) as string);
    texts.set(key, text);
    return text;
  };
  return cached as TFunction;
}
