import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { getInitialNamespaces } from 'remix-i18next/client';
import { i18nOptions } from './i18n-options';

/** The native app's words come ready from the server. */
const files = import.meta.glob<Record<string, string>>(['./locales/*/*.json', '!./locales/*/native.json'], { import: 'default' });

/** Loads a namespace of the page's language when it is first needed. */
const chunks: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    const load = files[`./locales/${language}/${namespace}.json`];
    if (!load) done(new Error(`no messages: ${language}/${namespace}`), null);
    else load().then((messages) => done(null, messages), (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null));
  },
};

/** The browser's translator with the namespaces of the page that the server rendered. */
export async function startI18n(): Promise<i18n> {
  await i18next
    .use(initReactI18next)
    .use(chunks)
    .init({ ...i18nOptions, lng: document.documentElement.dataset['language'] ?? 'uk', fallbackLng: false, ns: ['words', ...getInitialNamespaces()] });
  return i18next;
}
