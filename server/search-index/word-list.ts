import { addToMultimap } from '../domain/multimap';
import type { Chunked } from './run-in-chunks';

/** Sorted words, each once, so that words with a common prefix are adjacent. */
export interface WordList {
  readonly words: readonly string[];
  readonly postings: readonly (readonly number[])[];
  /** Length of the prefix that each word shares with the one before, at most 255. */
  readonly sharedPrefix: Uint8Array;
  /** Minimum of `sharedPrefix` in each block, to skip whole blocks. */
  readonly minSharedPrefix: Uint8Array;
}

/** A word and a position that has it; occurrences of one position are consecutive. */
export type Occurrence = readonly [word: string, position: number];

const STEP = 1_000;
const BLOCK = 64;

/** Sorts in groups by the first two letters, so that it can yield between groups. */
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

export function lowerBound({ words }: WordList, word: string): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] ?? '') < word) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Range of the words with this prefix; the end is exclusive. */
export function findPrefixRange(list: WordList, start: string): readonly [from: number, to: number] {
  const from = lowerBound(list, start);
  if (!list.words[from]?.startsWith(start)) return [from, from];
  let to = from + 1;
  while (to < list.words.length && (list.sharedPrefix[to] ?? 0) >= start.length) to += 1;
  return [from, to];
}

/** Indices of the words within this many edits; swapping two neighbours is one edit. */
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

/** Words within this many insertions, deletions and substitutions. The rows of a shared prefix are reused; hopeless prefixes are skipped. */
function findWithinEdits({ words, sharedPrefix, minSharedPrefix }: WordList, text: string, edits: number): number[] {
  const width = text.length + 1;
  const longest = text.length + edits;
  const rows = new Uint8Array((longest + 1) * width).fill(edits + 1);
  for (let letters = 0; letters <= edits; letters += 1) {
    rows[letters * width] = letters;
    if (letters < width) rows[letters] = letters;
  }
  const found: number[] = [];
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
