import type { Language } from './languages';

export function messageUrl(language: Language, namespace: string): string {
  return `${import.meta.env.MESSAGES_URL}/${language}/${namespace}.json`;
}
