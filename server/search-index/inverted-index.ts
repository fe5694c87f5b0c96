import type { Catalogue, Variety } from './catalogue';
import { addToMultimap } from '../domain/multimap';
import { isStopWord } from './lexicon/stop-words';
import { exactConceptsOf } from './lexicon/concepts';
import type { Chunked } from './run-in-chunks';
import { indexWords, type WordIndex } from './word-index';
import { normalizeWord } from './normalize-word';
import type { Occurrence } from './word-list';
import { parseWord, tokenize, stemOf } from './tokenize';

export interface InvertedIndex {
  readonly names: WordIndex;
  /** Postings are positions in `farmIds`. */
  readonly farms: WordIndex;
  readonly farmIds: readonly string[];
  /** Positions of varieties by `species rose` or `colour red`, and by their products' `farm 7`, `country EC`, `length 60`. */
  readonly byConcept: ReadonlyMap<string, Uint32Array>;
  /** Number of words in each variety's shortest name. */
  readonly addLengths: Uint8Array;
}

const STEP = 300;
const farmStopWords = new Set('flowers farm farms roses rose garden'.split(' '));

export function* buildInvertedIndex({ varieties, farms }: Catalogue): Chunked<InvertedIndex> {
  const farmIds = [...farms.keys()];
  const byConcept = yield* indexConcepts(varieties);
  const { occurrences, lengths } = yield* collectNameTerms(varieties);
  return {
    names: yield* indexWords(occurrences),
    farms: yield* indexWords(
      farmIds.flatMap((id, at) =>
        tokenize(farms.get(id) ?? '').flatMap((word) =>
          farmStopWords.has(word) || isStopWord(word) || word.length < 3 ? [] : [[normalizeWord(word), at] as const],
        ),
      ),
    ),
    farmIds,
    byConcept,
    addLengths: Uint8Array.from(lengths),
  };
}

function* indexConcepts(varieties: readonly Variety[]): Chunked<InvertedIndex['byConcept']> {
  const byConcept = new Map<string, number[]>();
  for (const [at, { species, color, lots }] of varieties.entries()) {
    if (at % STEP === 0) yield;
    const ofLots = lots.flatMap(({ farmId, countryCode, lengthCm }) => [
      `farm ${farmId ?? ''}`,
      `country ${countryCode ?? ''}`,
      `length ${lengthCm ?? ''}`,
    ]);
    for (const key of new Set([
      ...species.map((code) => `species ${code}`),
      ...(color ? [`colour ${color}`] : []),
      ...ofLots,
    ]))
      addToMultimap(byConcept, key, at);
  }
  return new Map(Array.from(byConcept, ([key, positions]) => [key, Uint32Array.from(positions)]));
}

interface NameTerms {
  readonly occurrences: readonly Occurrence[];
  readonly lengths: readonly number[];
}

/** Terms of every name: phonetic forms, Latin spellings, and the whole name as one word. */
function* collectNameTerms(varieties: readonly Variety[]): Chunked<NameTerms> {
  const occurrences: Occurrence[] = [];
  const lengths: number[] = [];
  const formsByWord = new Map<string, readonly string[]>();
  const unknownColours = new Set(
    [...new Set(varieties.map(({ color }) => color))].filter((color) => color && !isKnownColour(color)),
  );
  for (const [at, { names, color }] of varieties.entries()) {
    if (at % STEP === 0) yield;
    const words = new Set<string>();
    let fewest = Infinity;
    for (const name of new Set(Object.values(names))) {
      const typed = tokenize(name);
      const forms = typed.map((word) => formsByWord.get(word) ?? formsOf(word));
      typed.forEach((word, of) => formsByWord.set(word, forms[of] ?? []));
      for (const form of forms.flat()) words.add(form);
      if (typed.length > 1) words.add(joinForms(typed));
      fewest = Math.min(fewest, typed.length);
    }
    if (color && unknownColours.has(color)) words.add(normalizeWord(color));
    for (const word of words) occurrences.push([word, at]);
    lengths.push(Math.max(1, fewest));
  }
  return { occurrences, lengths };
}

/** A word's phonetic form, its stem and, in Latin, its spelling. */
export function formsOf(word: string): readonly string[] {
  const normalized = normalizeWord(word);
  return [normalized, stemOf(word, normalized), ...(/[a-z]/.test(word) ? [word] : [])];
}

/** The phonetic form of a name as one word. */
export function joinForms(words: readonly string[]): string {
  return words
    .map(normalizeWord)
    .join('')
    .replace(/(.)\1+/g, '$1');
}

function isKnownColour(color: string): boolean {
  return exactConceptsOf(parseWord(color)).some((hit) => hit.kind === 'colour' && hit.code === color);
}
