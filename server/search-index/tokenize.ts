import { colourLabels } from './lexicon/colours';
import { isStopWord } from './lexicon/stop-words';
import { normalizeWord } from './normalize-word';

const MAX_WORDS = 10;
/** Lengths and colours that a long text keeps before its other words. */
const MAX_KEPT = 4;
const MAX_LETTERS = 40;

export interface Word {
  readonly typed: string;
  readonly normalized: string;
  /** Without its ending: 'білих' and 'біла' have the same stem. */
  readonly stem: string;
}

const endings =
  /(?:ими|ыми|ого|ому|ими|ами|ями|ською|ських|ська|ські|ський|ская|ский|ские|ских|ої|ою|ей|ій|ий|ый|ой|ая|яя|ое|ее|ые|ие|іх|их|ых|им|ым|ую|юю|ам|ям|ах|ях|ів|ов|ев|ом|ем|а|я|у|ю|и|ы|і|ї|е|є|о|ь|й)$/;

/** Marks a stem, so that it never equals a whole word: 'зелень' is not 'зелений'. */
const STEM = '~';
const colourStems = new Set(colourLabels.flatMap(([, words]) => words.split(' ').map((word) => stemOf(word))));

/** The marked stem of a word, at least three letters long. */
export function stemOf(word: string, normalized = normalizeWord(word)): string {
  const lower = word.toLowerCase();
  const bare = /[а-яєіїґё]/.test(lower) ? lower.replace(endings, '') : lower.replace(/(?:es|s)$/, '');
  return markStem(bare.length < 3 || bare === lower ? normalized : normalizeWord(bare));
}

/** For a normalized word that is a stem itself, though it looks like one with an ending: 'еустом', 'півоній'. */
export function markStem(normalized: string): string {
  return normalized + STEM;
}

/** Words and numbers of a text. Apostrophes inside a word are dropped ('O'Hara' is 'ohara'); numbers are separate. */
export function tokenize(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .slice(0, 400)
    .replace(/(?<=\p{L})['’ʼ`´"](?=\p{L})/gu, '');
  const words = (plain.match(/\p{L}[\p{L}\p{M}]*|\d+(?:[.,]\d+)?/gu) ?? []).map((word) => word.slice(0, MAX_LETTERS));
  return words.length > MAX_WORDS ? shorten(words) : words;
}

/** The first words that mean something, in their order, with the last figures and colours. */
function shorten(words: readonly string[]): string[] {
  const places = [...words.keys()].filter((at) => !isStopWord(words[at] ?? ''));
  const kept = places.filter((at) => isFigureOrColour(words[at] ?? '')).slice(-MAX_KEPT);
  const others = places.filter((at) => !kept.includes(at)).slice(0, MAX_WORDS - kept.length);
  return [...kept, ...others].sort((one, other) => one - other).map((at) => words[at] ?? '');
}

function isFigureOrColour(word: string): boolean {
  return /^\d/.test(word) || colourStems.has(stemOf(word));
}

export function parseWord(typed: string): Word {
  const normalized = normalizeWord(typed);
  return { typed, normalized, stem: stemOf(typed, normalized) };
}
