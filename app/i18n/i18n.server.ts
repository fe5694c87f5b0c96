import { createInstance, type i18n, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { i18nOptions } from './i18n-options';
import { defaultLanguage, languages, type Language } from './languages';
import { rememberTexts } from './remember-texts';

const files = import.meta.glob<Record<string, string>>('./locales/*/*.json', { eager: true, import: 'default' });

/** All messages, by language and namespace; written once at start and shared by all requests. */
const resources: Record<string, Record<string, Record<string, string>>> = {};
for (const [path, messages] of Object.entries(files)) {
  const [, language = '', namespace = ''] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
  (resources[language] ??= {})[namespace] = messages;
}

const instances = Object.fromEntries(languages.map((language) => [language, createTranslator(language)])) as Record<Language, i18n>;

function createTranslator(language: Language): i18n {
  const instance = createInstance(initReactI18next as never);
  void instance.init({
    ...i18nOptions,
    lng: language,
    resources,
    ns: Object.keys(resources[defaultLanguage] ?? {}),
    initImmediate: false,
  });
  rememberTexts(instance);
  return instance;
}

/** The ready translator of a language; namespaces are chosen by prefix (`cart:added`). */
export function translatorOf(language: Language): i18n {
  return instances[language];
}

/** Translates server-made texts in a language. */
export function textsOf(language: Language): TFunction {
  return instances[language].t;
}
