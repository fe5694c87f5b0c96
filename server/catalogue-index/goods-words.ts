import { setImmediate } from 'node:timers/promises';
import type { Catalogue, Goods } from './goods';
import { isBlankWord } from './lexicon/blank-words';
import { plainConceptsOf } from './lexicon/concepts';
import { createWordIndex, createWordIndexInSteps, type WordIndex } from './word-index';
import { foldWord } from './letters';
import { readWord, splitWords, stemOf } from './words';

/** Everything a word can be looked up in. */
export interface GoodsWords {
  readonly names: WordIndex;
  /** Bearers are positions in `farmIds`. */
  readonly farms: WordIndex;
  readonly farmIds: readonly string[];
  /** Positions of the goods of a concept, by `species rose`, `colour red`. */
  readonly ofConcept: ReadonlyMap<string, readonly number[]>;
  /** Words in the name of each of the goods; the fewest of its languages. */
  readonly nameLengths: readonly number[];
}

/** Varieties read between two breaths. */
const STEP = 300;
/** Farm words that say nothing by themselves. */
const farmBlank = new Set('flowers farm farms roses rose garden'.split(' '));

/** Makes the word indexes of a catalogue, in small steps. */
export async function indexGoodsWords({ goods, farms }: Catalogue): Promise<GoodsWords> {
  const farmIds = [...farms.keys()];
  const ofConcept = new Map<string, number[]>();
  goods.forEach(({ species, color }, at) => {
    for (const key of [...species.map((code) => `species ${code}`), ...(color ? [`colour ${color}`] : [])]) {
      const known = ofConcept.get(key);
      if (known) known.push(at);
      else ofConcept.set(key, [at]);
    }
  });
  return {
    names: await createWordIndexInSteps(await gatherNames(goods)),
    farms: createWordIndex(
      farmIds.flatMap((id, at) =>
        splitWords(farms.get(id) ?? '').flatMap((word) => (farmBlank.has(word) || isBlankWord(word) || word.length < 3 ? [] : [[foldWord(word), at] as const])),
      ),
    ),
    farmIds,
    ofConcept,
    nameLengths: goods.map(({ names }) => Math.min(...Object.values(names).map((name) => splitWords(name).length))),
  };
}

/** The words of every name as written and as they sound, and the name in one word for those who write it so. */
async function gatherNames(goods: readonly Goods[]): Promise<(readonly [string, number])[]> {
  const gathered: (readonly [string, number])[] = [];
  for (const [at, { names, color }] of goods.entries()) {
    if (at % STEP === 0) await setImmediate();
    const words = new Set<string>();
    for (const name of new Set(Object.values(names))) {
      const folded = splitWords(name).map((word) => foldWord(word));
      folded.forEach((word) => words.add(word));
      for (const word of splitWords(name)) words.add(word).add(stemOf(word));
      if (folded.length > 1) words.add(folded.join('').replace(/(.)\1+/g, '$1'));
    }
    if (color && !isKnownColour(color)) words.add(foldWord(color));
    for (const word of words) gathered.push([word, at]);
  }
  return gathered;
}

function isKnownColour(color: string): boolean {
  return plainConceptsOf(readWord(color)).some((hit) => hit.kind === 'colour' && hit.code === color);
}
