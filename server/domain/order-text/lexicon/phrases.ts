import { en } from './en';
import type { Lexicon } from './roles';
import { ru } from './ru';
import { uk } from './uk';

/** The code of a phrase for each list of a lexicon. */
const codeOf: Readonly<Record<keyof Lexicon, string>> = {
  polite: '_',
  and: 'j',
  or: 'r',
  by: 'y',
  of: 'o',
  within: 'v',
  each: 'h',
  refuse: 'R',
  refused: 'S',
  no: 'N',
  not: 'T',
  but: 'B',
  was: 'W',
  otherwise: 'O',
  box: 'b',
  months: 'M',
  hours: 'H',
  ordinals: 'E',
  until: 'U',
  currency: '$',
  price: 'C',
  total: 'Z',
  length: 'L',
  quantity: 'Q',
  street: 'V',
  flat: 'F',
  document: 'D',
  between: 'G',
  half: 'X',
  all: 'A',
};

interface Phrase {
  readonly code: string;
  readonly words: readonly (readonly string[])[];
}

const apostrophes = /['’ʼ`´‘]/g;
const START = 2;

const phrases: readonly Phrase[] = [uk, ru, en].flatMap((lexicon) =>
  (Object.keys(codeOf) as (keyof Lexicon)[]).flatMap((list) => {
    const rows = lexicon[list];
    const each = typeof rows === 'string' ? rows.split(' ').filter(Boolean) : rows;
    return each.map((row) => ({
      code: codeOf[list],
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

/** The longest phrase that begins the words: its code and how many words it has. @param wordAt the word at a place, lower case */
export function phraseAt(wordAt: (place: number) => string | undefined): { code: string; count: number } | null {
  const word = (place: number) => wordAt(place)?.replace(apostrophes, '');
  for (const { code, words } of byStart.get(word(0)?.slice(0, START) ?? '') ?? [])
    if (words.every((forms, place) => forms.some((form) => isForm(word(place), form))))
      return { code, count: words.length };
  return null;
}

function isForm(word: string | undefined, form: string): boolean {
  if (word === undefined) return false;
  return form.endsWith('*') ? word.startsWith(form.slice(0, -1)) : word === form;
}
