import { createInstance, type i18n, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { i18nOptions } from './i18n-options';
import { defaultLanguage, languages, type Language } from './languages';
import { rememberTexts } from './remember-texts';
import { writeNumber } from './translate';

const files = import.meta.glob<string>('./locales/*/*.json', { eager: true, query: '?raw', import: 'default' });

/** All messages, by language and namespace, shared by all requests; a namespace is parsed when a text of it is first asked for. */
const resources: Record<string, Record<string, Record<string, string>>> = {};
for (const name of new Set(Object.keys(files).map((path) => path.replace(/^.*locales\/|(?:\.server)?\.json$/g, '')))) {
  const [language = '', namespace = ''] = name.split('/');
  let messages: Record<string, string> | undefined;
  const get = () => (messages ??= readNamespace(language, namespace));
  Object.defineProperty((resources[language] ??= {}), namespace, { enumerable: true, get });
}

/** The messages of a namespace: those that the browser says, too, and those that the server says alone. */
function readNamespace(language: string, namespace: string): Record<string, string> {
  const parts = ['.json', '.server.json'].map(
    (end) => JSON.parse(files[`./locales/${language}/${namespace}${end}`] ?? '{}') as Record<string, string>,
  );
  return Object.assign({}, ...parts) as Record<string, string>;
}

const instances = Object.fromEntries(languages.map((language) => [language, createTranslator(language)])) as Record<
  Language,
  i18n
>;

function createTranslator(language: Language): i18n {
  const instance = createInstance(initReactI18next as never);
  void instance.init({
    ...i18nOptions,
    lng: language,
    resources,
    ns: Object.keys(resources[defaultLanguage] ?? {}),
    initImmediate: false,
  });
  instance.services.formatter?.add('number', (value: unknown) =>
    typeof value === 'number' ? writeNumber(language, value) : String(value),
  );
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
