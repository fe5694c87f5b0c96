import { addToMultimap } from './multimap';
import type { Chunked } from './run-in-chunks';

/**
 * Words in the order of their letters, so that those that begin alike follow one another; each once, with the positions of all
 * that bears it.
 */
export interface WordList {
  readonly words: readonly string[];
  /** By word. */
  readonly postings: readonly (readonly number[])[];
  /** Letters that each word begins with as the one before it does, 255 at most. */
  readonly sharedPrefix: Uint8Array;
  /** The least of `sharedPrefix` in each so many words (`BLOCK`), so that those that begin alike are passed over together. */
  readonly minSharedPrefix: Uint8Array;
}

/** A word, and one that bears it; the uses of one position follow one another. */
export type Occurrence = readonly [word: string, position: number];

/** Words taken in by one step. */
const STEP = 1_000;
const BLOCK = 64;

/** Takes words in, then puts them in order by their first two letters, and those that share them by themselves. */
export function* buildWordList(occurrences: Iterable<Occurrence>): Chunked<WordList> {
  const postingsByWord = new Map<string, number[]>();
  const groups = new Map<string, string[]>();
  let taken = 0;
  for (const [word, position] of occurrences) {
    const known = postingsByWord.get(word);
    if (!known) {
      postingsByWord.set(word, [position]);
      addToMultimap(groups, word.slice(0, 2), word);
    } else if (known.at(-1) !== position) known.push(position);
    taken += 1;
    if (taken % STEP === 0) yield;
  }
  const words: string[] = [];
  const postings: number[][] = [];
  const sharedPrefix = new Uint8Array(postingsByWord.size);
  for (const start of [...groups.keys()].sort()) {
    for (const word of (groups.get(start) ?? []).sort()) {
      sharedPrefix[words.length] = Math.min(255, sharedPrefixLength(words.at(-1) ?? '', word));
      words.push(word);
      postings.push(postingsByWord.get(word) ?? []);
    }
    if (words.length % STEP > 0) yield;
  }
  const minSharedPrefix = Uint8Array.from({ length: Math.ceil(sharedPrefix.length / BLOCK) }, (_, at) =>
    Math.min(...sharedPrefix.subarray(at * BLOCK, (at + 1) * BLOCK)),
  );
  return { words, postings, sharedPrefix, minSharedPrefix };
}

function sharedPrefixLength(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one.charCodeAt(count) === other.charCodeAt(count)) count += 1;
  return count;
}

/** Where a word stands, or would. */
export function lowerBound({ words }: WordList, word: string): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] ?? '') < word) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Where the words that begin so stand: the first, and the one behind the last. */
export function findPrefixRange(list: WordList, start: string): readonly [from: number, to: number] {
  const from = lowerBound(list, start);
  if (!list.words[from]?.startsWith(start)) return [from, from];
  let to = from + 1;
  while (to < list.words.length && (list.sharedPrefix[to] ?? 0) >= start.length) to += 1;
  return [from, to];
}

/** Places of the words at most so many slips from a text; two neighbours that changed places are one slip. */
export function findSimilar(list: WordList, text: string, edits: number): number[] {
  const swapped = Array.from(
    { length: text.length - 1 },
    (_, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  );
  return [
    ...findWithinEdits(list, text, edits),
    ...swapped.map((word) => lowerBound(list, word)).filter((at, of) => list.words[at] === swapped[of]),
  ];
}

/**
 * Words at most so many letters wrong, missing or too many from a text. What was counted for the letters that a word shares with
 * the one before it is kept; letters that are too far from the text already are not looked at again.
 */
function findWithinEdits({ words, sharedPrefix, minSharedPrefix }: WordList, text: string, edits: number): number[] {
  const width = text.length + 1;
  const longest = text.length + edits;
  /** By letters of the word, then by letters of the text: slips between them. */
  const rows = new Uint8Array((longest + 1) * width).fill(edits + 1);
  for (let letters = 0; letters <= edits; letters += 1) {
    rows[letters * width] = letters;
    if (letters < width) rows[letters] = letters;
  }
  const found: number[] = [];
  /** So many letters of the last word begin no word near the text. */
  let farFrom = Infinity;
  for (let at = 0; at < words.length; at += 1) {
    while (at % BLOCK === 0 && (minSharedPrefix[at / BLOCK] ?? 0) >= farFrom) at += BLOCK;
    const known = sharedPrefix[at] ?? 0;
    if (known >= farFrom) continue;
    const word = words[at];
    if (word === undefined) break;
    farFrom = Infinity;
    for (let letters = known; letters < word.length && farFrom === Infinity; letters += 1) {
      if (letters === longest || !fillRow(rows, letters + 1, word.charCodeAt(letters), text, edits))
        farFrom = letters + 1;
    }
    if (farFrom === Infinity && (rows[word.length * width + text.length] ?? 0) <= edits) found.push(at);
  }
  return found;
}

/** Counts the slips of one more letter, where they can still be few enough; whether any are. */
function fillRow(rows: Uint8Array, letters: number, letter: number, text: string, edits: number): boolean {
  const row = letters * (text.length + 1);
  const before = row - text.length - 1;
  const end = Math.min(text.length, letters + edits);
  let isSimilar = letters <= edits;
  for (let at = Math.max(1, letters - edits); at <= end; at += 1) {
    const wrong = (rows[before + at - 1] ?? 0) + (text.charCodeAt(at - 1) === letter ? 0 : 1);
    const least = Math.min(wrong, (rows[before + at] ?? 0) + 1, (rows[row + at - 1] ?? 0) + 1);
    rows[row + at] = least;
    isSimilar ||= least <= edits;
  }
  return isSimilar;
}
