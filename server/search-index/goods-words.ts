import type { Catalogue, Goods } from './goods';
import { addUnder } from './add-under';
import { isBlankWord } from './lexicon/blank-words';
import { plainConceptsOf } from './lexicon/concepts';
import type { Chunked } from './run-in-chunks';
import { indexWords, type WordIndex } from './word-index';
import { normalizeWord } from './letters';
import type { WordUse } from './word-list';
import { readWord, splitLabels, stemOf } from './words';

/** Everything a word can be looked up in. */
export interface ProductLabels {
  readonly names: WordIndex;
  /** Bearers are positions in `farmIds`. */
  readonly farms: WordIndex;
  readonly farmIds: readonly string[];
  /** Positions of the goods of a concept, by `species rose`, `colour red`, and of those with a product of `farm 7`, `country EC`, `length 60`. */
  readonly ofConcept: ReadonlyMap<string, Uint32Array>;
  /** Words in the name of each of the goods; the fewest of its languages. */
  readonly nameLengths: Uint8Array;
}

/** Varieties read by one step. */
const STEP = 300;
/** Farm words that say nothing by themselves. */
const farmBlank = new Set('flowers farm farms roses rose garden'.split(' '));

/** Makes the word indexes of a catalogue. */
export function* indexGoodsWords({ goods, farms }: Catalogue): Chunked<ProductLabels> {
  const farmIds = [...farms.keys()];
  const ofConcept = yield* gatherConcepts(goods);
  const { uses, lengths } = yield* gatherNames(goods);
  return {
    names: yield* indexWords(uses),
    farms: yield* indexWords(
      farmIds.flatMap((id, at) =>
        splitLabels(farms.get(id) ?? '').flatMap((word) =>
          farmBlank.has(word) || isBlankWord(word) || word.length < 3 ? [] : [[normalizeWord(word), at] as const],
        ),
      ),
    ),
    farmIds,
    ofConcept,
    nameLengths: Uint8Array.from(lengths),
  };
}

function* gatherConcepts(goods: readonly Goods[]): Chunked<ProductLabels['ofConcept']> {
  const ofConcept = new Map<string, number[]>();
  for (const [at, { species, color, lots }] of goods.entries()) {
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
      addUnder(ofConcept, key, at);
  }
  return new Map(Array.from(ofConcept, ([key, positions]) => [key, Uint32Array.from(positions)]));
}

interface NamedGoods {
  readonly uses: readonly WordUse[];
  readonly lengths: readonly number[];
}

/** The words of every name as they sound, Latin ones also as written, and the name in one word for those who write it so. */
function* gatherNames(goods: readonly Goods[]): Chunked<NamedGoods> {
  const uses: WordUse[] = [];
  const lengths: number[] = [];
  const known = new Map<string, readonly string[]>();
  const unknownColours = new Set(
    [...new Set(goods.map(({ color }) => color))].filter((color) => color && !isKnownColour(color)),
  );
  for (const [at, { names, color }] of goods.entries()) {
    if (at % STEP === 0) yield;
    const words = new Set<string>();
    let fewest = Infinity;
    for (const name of new Set(Object.values(names))) {
      const typed = splitLabels(name);
      const forms = typed.map((word) => known.get(word) ?? formsOf(word));
      typed.forEach((word, of) => known.set(word, forms[of] ?? []));
      for (const form of forms.flat()) words.add(form);
      if (typed.length > 1)
        words.add(
          forms
            .map(([folded = '']) => folded)
            .join('')
            .replace(/(.)\1+/g, '$1'),
        );
      fewest = Math.min(fewest, typed.length);
    }
    if (color && unknownColours.has(color)) words.add(normalizeWord(color));
    for (const word of words) uses.push([word, at]);
    lengths.push(Math.max(1, fewest));
  }
  return { uses, lengths };
}

/** A word as it sounds, its stem, and as it is written where sounding changes more than single letters. */
function formsOf(word: string): readonly string[] {
  const folded = normalizeWord(word);
  return [folded, stemOf(word, folded), ...(/[a-z]/.test(word) ? [word] : [])];
}

function isKnownColour(color: string): boolean {
  return plainConceptsOf(readWord(color)).some((hit) => hit.kind === 'colour' && hit.code === color);
}
