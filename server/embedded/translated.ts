import type { Language } from '../contract/enumerations';

export type Translated = Readonly<Record<Language, string>>;

export function translated(uk: string, en: string, ru: string): Translated {
  return { uk, en, ru };
}
