import type { ProductLabels } from './goods-words';
import { conceptsOf, type ConceptHit } from './lexicon/concepts';
import type { WordHit } from './word-index';
import { readWord, type Word } from './words';

/** What one word of a search may mean, each with how sure it is. */
export interface QueryAnalysis {
  readonly word: Word;
  readonly names: readonly WordHit[];
  /** A colour that another word of the search names `says` which one this word does. */
  readonly concepts: readonly (ConceptHit & { readonly says?: string })[];
  /** Country codes and farm ids; these belong to a single product, not to a variety. */
  readonly countries: ReadonlyMap<string, number>;
  readonly farms: ReadonlyMap<string, number>;
  /** A figure that can be a length, cm. */
  readonly lengthCm: number | null;
  /** How much is lost with a product that does not bear the word: most with a name, least with an origin or a length. */
  readonly worth: number;
}

/** What counts more where a word can mean several things. */
export const weights = { name: 1, concept: 0.9, length: 0.9, country: 0.85, farm: 0.8 } as const;

const EXACT = 0.95;
const PREFIXED = 0.9;
/** The least sure word that begins so. */
const BEGUN = 0.8;
/** The shortest length that a number can mean, cm. */
const SHORTEST_CM = 10;
/** The longest, cm. */
const LONGEST_CM = 250;

/** Looks a word up everywhere. Where one meaning is exact, those a slip away are not meant, nor, unless it goes on, those that only begin so. */
export function analyzeQuery(words: ProductLabels, typed: string, goesOn = false): QueryAnalysis {
  const word = readWord(typed);
  if (/^\d/.test(typed)) {
    const cm = Number(typed.replace(',', '.'));
    const metres = cm > 0.2 && cm < 2.5 && /[.,]/.test(typed) ? Math.round(cm * 100) : cm;
    const isLength = Number.isInteger(metres) && metres >= SHORTEST_CM && metres <= LONGEST_CM;
    const names = words.names.find(word).filter(({ confidence }) => confidence === 1);
    return {
      word,
      names,
      concepts: [],
      countries: new Map(),
      farms: new Map(),
      lengthCm: isLength ? metres : null,
      worth: 1,
    };
  }
  const found = { names: words.names.find(word), concepts: conceptsOf(word), farms: words.farms.find(word) };
  const best = Math.max(surest(found.names), surest(found.concepts), surest(found.farms));
  const sureEnough = best === 1 ? 1 : best >= EXACT ? PREFIXED : best >= BEGUN ? 0.75 : 0;
  const least = goesOn ? Math.min(sureEnough, BEGUN) : sureEnough;
  const concepts = found.concepts.filter(({ confidence }) => confidence >= least);
  const names = found.names.filter(({ confidence }) => confidence >= least);
  return {
    word,
    names,
    worth: worthOf(names.length > 0, concepts),
    concepts: concepts.filter(({ kind }) => kind !== 'country'),
    countries: maxSure(
      concepts.filter(({ kind }) => kind === 'country').map(({ code, confidence }) => [code, confidence]),
    ),
    farms: maxSure(
      found.farms
        .filter(({ confidence }) => confidence >= least && typed.length >= 3)
        .flatMap(({ bearers, confidence }) => bearers.map((at) => [words.farmIds[at] ?? '', confidence] as const)),
    ),
    lengthCm: null,
  };
}

/** Of several colours any will do: each word of one stands for the others as well. Colours that no goods have are none of them. */
export function joinColours(
  analysis: readonly QueryAnalysis[],
  { ofConcept }: ProductLabels,
): readonly QueryAnalysis[] {
  const colourOf = ({ names, concepts }: QueryAnalysis) =>
    names.length === 0 && concepts.every(({ kind }) => kind === 'colour')
      ? concepts.find(({ code }) => ofConcept.has(`colour ${code}`))
      : undefined;
  return analysis.map((each) => {
    const own = colourOf(each);
    const others = own ? analysis.flatMap((other) => (other !== each && colourOf(other)) || []) : [];
    return own && others.length > 0
      ? { ...each, concepts: [...each.concepts, ...others.map((other) => ({ ...other, says: own.code }))] }
      : each;
  });
}

/** How sure the surest is; 0 where there is none. */
export function surest(hits: readonly { readonly confidence: number }[]): number {
  return hits.reduce((most, { confidence }) => Math.max(most, confidence), 0);
}

function worthOf(isName: boolean, concepts: readonly ConceptHit[]): number {
  if (isName) return 4;
  return Math.max(1, ...concepts.map(({ kind }) => ({ species: 3, colour: 2, country: 1 })[kind]));
}

function maxSure(entries: Iterable<readonly [string, number]>): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  for (const [key, confidence] of entries) most.set(key, Math.max(most.get(key) ?? 0, confidence));
  return most;
}
