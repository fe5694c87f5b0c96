import { readdirSync, readFileSync } from 'node:fs';
import { languages, type Language } from '~server/contract/enumerations';

export { languages, type Language };

/** A message with its plural forms. */
export interface Message {
  /** Text by plural category; a message without plural forms has the one category `''`. */
  readonly forms: ReadonlyMap<string, string>;
}

const folder = new URL('../../app/i18n/locales/', import.meta.url);
const pluralKey = /^(.+)_(zero|one|two|few|many|other)$/;

/** Namespaces of a language. */
export function namespacesOf(language: Language): string[] {
  return [...new Set(filesOf(language).map((file) => file.replace(/(\.server)?\.json$/, '')))].sort();
}

/** Message files of a language: per namespace one for both sides, and `.server.json` for the server only. */
export function filesOf(language: Language): string[] {
  return readdirSync(new URL(`${language}/`, folder));
}

/** All messages of a namespace by name. */
export function readMessages(language: Language, namespace: string): Map<string, Message> {
  const files = filesOf(language).filter((file) => [`${namespace}.json`, `${namespace}.server.json`].includes(file));
  return new Map(files.flatMap((file) => [...readFile(language, file)]));
}

/** The messages of one file by name; nested ones are joined with a dot. */
export function readFile(language: Language, file: string): Map<string, Message> {
  const content: unknown = JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'));
  const messages = new Map<string, { forms: Map<string, string> }>();
  for (const [key, text] of flatten(content, '')) {
    const [, name = key, category = ''] = pluralKey.exec(key) ?? [];
    const message = messages.get(name) ?? { forms: new Map<string, string>() };
    message.forms.set(category, text);
    messages.set(name, message);
  }
  return messages;
}

/** Sorted names of the variables in any form of a message. */
export function variablesOf({ forms }: Message): string[] {
  const found = [...forms.values()].flatMap((text) =>
    [...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map(([, name = '']) => name),
  );
  return [...new Set(found)].sort();
}

function flatten(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is neither a text nor a group of texts`);
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key));
}
