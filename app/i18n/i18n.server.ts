import { createInstance, type i18n, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { i18nOptions } from './i18n-options';
import { defaultLanguage, languages, type Language } from './languages';
import { rememberTexts } from './remember-texts';

const files = import.meta.glob<string>('./locales/*/*.json', { eager: true, query: '?raw', import: 'default' });

/** All messages, by language and namespace, shared by all requests; each file is parsed when a text of it is first asked for. */
const resources: Record<string, Record<string, Record<string, string>>> = {};
for (const [path, text] of Object.entries(files)) {
  const [, language = '', namespace = ''] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
  let messages: Record<string, string> | undefined;
  const get = () => (messages ??= JSON.parse(text) as Record<string, string>);
  Object.defineProperty((resources[language] ??= {}), namespace, { enumerable: true, get });
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
