import type { Language } from './languages';

/** Where the browser finds a language's messages, as one file for each namespace. */
export function messageFolder(language: Language): string {
  return `${import.meta.env.WORDS}/${language}`;
}

/** A file of that folder. */
export function messageFile(folder: string, namespace: string): string {
  return `${folder}/${namespace}.json`;
}
