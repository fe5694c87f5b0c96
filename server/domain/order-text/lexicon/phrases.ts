import { en } from './en';
import type { Kind } from '../tokens';
import { ru } from './ru';
import { uk } from './uk';

interface Phrase {
  readonly kind: Kind;
  readonly words: readonly (readonly string[])[];
}

const apostrophes = /['’ʼ`´‘]/g;
const START = 2;

const phrases: readonly Phrase[] = [uk, ru, en].flatMap((lexicon) =>
  Object.entries(lexicon).flatMap(([list, rows]: [string, string | readonly string[]]) => {
    const each = typeof rows === 'string' ? rows.split(' ').filter(Boolean) : rows;
    return each.map((row) => ({
      kind: list as Kind,
      words: row.split(' ').map((word) => word.replace(apostrophes, '').split('/')),
    }));
  }),
);

/** Phrases by the first letters of their first word, the longest first. */
const byStart = new Map<string, Phrase[]>();
for (const phrase of phrases)
  for (const start of new Set(phrase.words[0]?.map((word) => word.replace('*', '').slice(0, START)))) {
    const list = byStart.get(start) ?? [];
    list.push(phrase);
    byStart.set(
      start,
      list.sort((one, other) => other.words.length - one.words.length),
    );
  }

/** The longest phrase that begins the words: its kind and how many words it has. @param wordAt the word at a place, lower case */
export function phraseAt(wordAt: (place: number) => string | undefined): { kind: Kind; count: number } | null {
  const word = (place: number) => wordAt(place)?.replace(apostrophes, '');
  for (const { kind, words } of byStart.get(word(0)?.slice(0, START) ?? '') ?? [])
    if (words.every((forms, place) => forms.some((form) => isForm(word(place), form))))
      return { kind, count: words.length };
  return null;
}

function isForm(word: string | undefined, form: string): boolean {
  if (word === undefined) return false;
  return form.endsWith('*') ? word.startsWith(form.slice(0, -1)) : word === form;
}
