import type { Language } from './languages';

/** Where the browser fetches the messages of a namespace in a language. */
export function messageUrl(language: Language, namespace: string): string {
  return `${import.meta.env.MESSAGES_URL}/${language}/${namespace}.json`;
}
