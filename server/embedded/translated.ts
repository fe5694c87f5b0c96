import type { Language } from '../contract/enumerations';

/** One text in every language of the API. */
export type Translated = Readonly<Record<Language, string>>;

/** Writes one text in three languages, in the order uk, en, ru. */
export function translated(uk: string, en: string, ru: string): Translated {
  return { uk, en, ru };
}
