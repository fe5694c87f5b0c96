import { normalizeWord } from './normalize-word';

/** Words read at most from one text. */
const MAX_WORDS = 10;
const MAX_LETTERS = 40;

/** A word of a search. */
export interface Word {
  /** As typed, lower case. */
  readonly typed: string;
  readonly normalized: string;
  /** Its ending taken off: 'білих' and 'біла' meet. */
  readonly stem: string;
}

const endings =
  /(?:ими|ыми|ого|ому|ими|ами|ями|ською|ських|ська|ські|ський|ская|ский|ские|ских|ої|ою|ей|ій|ий|ый|ой|ая|яя|ое|ее|ые|ие|іх|их|ых|им|ым|ую|юю|ам|ям|ах|ях|ів|ов|ев|ом|ем|а|я|у|ю|и|ы|і|ї|е|є|о|ь|й)$/;

/** Marks a stem, so that no whole word is taken for one: 'зелень' is not 'зелений'. */
const STEM = '~';

/**
 * A word without its ending, normalized and marked; at least three letters are left.
 * @param normalized the whole word, where it is known already
 */
export function stemOf(word: string, normalized = normalizeWord(word)): string {
  const lower = word.toLowerCase();
  const bare = /[а-яєіїґё]/.test(lower) ? lower.replace(endings, '') : lower.replace(/(?:es|s)$/, '');
  return markStem(bare.length < 3 || bare === lower ? normalized : normalizeWord(bare));
}

/** A normalized word that is a stem itself, though it ends like one with an ending: 'еустом', 'півоній'. */
export function markStem(normalized: string): string {
  return normalized + STEM;
}

/** The words and figures of a text; an apostrophe inside a word is none ('O'Hara' is 'ohara'), figures part from letters. */
export function tokenize(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .slice(0, 400)
    .replace(/(?<=\p{L})['’ʼ`´"](?=\p{L})/gu, '');
  return (plain.match(/\p{L}[\p{L}\p{M}]*|\d+(?:[.,]\d+)?/gu) ?? [])
    .map((word) => word.slice(0, MAX_LETTERS))
    .slice(0, MAX_WORDS);
}

export function parseWord(typed: string): Word {
  const normalized = normalizeWord(typed);
  return { typed, normalized, stem: stemOf(typed, normalized) };
}
