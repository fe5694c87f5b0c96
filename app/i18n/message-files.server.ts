import type { Language } from './languages';

/** The native app's words come ready from the server. */
const files = import.meta.glob<string>(['./locales/*/*.json', '!./locales/*/native.json'], { eager: true, query: '?url&no-inline', import: 'default' });

/** Addresses of a language's messages by namespace, as the browser fetches them. */
export function messageFiles(language: Language): Readonly<Record<string, string>> {
  return (known[language] ??= findFiles(language));
}

const known: Partial<Record<Language, Readonly<Record<string, string>>>> = {};

function findFiles(language: Language): Readonly<Record<string, string>> {
  const ofLanguage = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return Object.fromEntries(ofLanguage.map(([path, address]) => [path.replace(/^.*\/|\.json$/g, ''), address]));
}
