import type { InvertedIndex } from './inverted-index';
import { conceptsOf, type ConceptHit } from './lexicon/concepts';
import type { WordHit } from './word-index';
import { parseWord, type Word } from './tokenize';

/** What one term of a search may mean, with the confidence of each meaning. */
export interface TermAnalysis {
  readonly word: Word;
  readonly names: readonly WordHit[];
  /** `ownCode`: the colour that this term itself names, where another term names another colour. */
  readonly concepts: readonly (ConceptHit & { readonly ownCode?: string })[];
  /** Country codes and farm ids with their confidence. They belong to a product, not to a variety. */
  readonly countries: ReadonlyMap<string, number>;
  readonly farms: ReadonlyMap<string, number>;
  readonly lengthCm: number | null;
  /** Loss for a product that does not match: highest for a name, lowest for an origin or a length. */
  readonly weight: number;
}

export const fieldWeights = { name: 1, concept: 0.9, length: 0.9, country: 0.85, farm: 0.8 } as const;

const EXACT = 0.95;
const PREFIXED = 0.9;
const MIN_PREFIX = 0.8;
/** Numbers within these bounds may be lengths, cm. */
const SHORTEST_CM = 10;
const LONGEST_CM = 250;

/** Looks a term up everywhere. An exact meaning rules out those with typos and, unless the term is a prefix, longer words. */
export function analyzeTerm(index: InvertedIndex, typed: string, isPrefix = false): TermAnalysis {
  const word = parseWord(typed);
  if (/^\d/.test(typed)) {
    const cm = Number(typed.replace(',', '.'));
    const metres = cm > 0.2 && cm < 2.5 && /[.,]/.test(typed) ? Math.round(cm * 100) : cm;
    const isLength = Number.isInteger(metres) && metres >= SHORTEST_CM && metres <= LONGEST_CM;
    const names = index.names.find(word).filter(({ confidence }) => confidence === 1);
    return {
      word,
      names,
      concepts: [],
      countries: new Map(),
      farms: new Map(),
      lengthCm: isLength ? metres : null,
      weight: 1,
    };
  }
  const found = { names: index.names.find(word), concepts: conceptsOf(word), farms: index.farms.find(word) };
  const best = Math.max(maxConfidence(found.names), maxConfidence(found.concepts), maxConfidence(found.farms));
  const sureEnough = best === 1 ? 1 : best >= EXACT ? PREFIXED : best >= MIN_PREFIX ? 0.75 : 0;
  const least = isPrefix ? Math.min(sureEnough, MIN_PREFIX) : sureEnough;
  const concepts = found.concepts.filter(({ confidence }) => confidence >= least);
  const names = found.names.filter(({ confidence }) => confidence >= least);
  return {
    word,
    names,
    weight: termWeight(maxConfidence(names), concepts),
    concepts: concepts.filter(({ kind }) => kind !== 'country'),
    countries: maxConfidenceByKey(
      concepts.filter(({ kind }) => kind === 'country').map(({ code, confidence }) => [code, confidence]),
    ),
    farms: maxConfidenceByKey(
      found.farms
        .filter(({ confidence }) => confidence >= least && typed.length >= 3)
        .flatMap(({ postings, confidence }) => postings.map((at) => [index.farmIds[at] ?? '', confidence] as const)),
    ),
    lengthCm: null,
  };
}

/** Of several colours any will do: each term matches the others' colours too. Colours without products do not count. */
export function joinColours(analysis: readonly TermAnalysis[], { byConcept }: InvertedIndex): readonly TermAnalysis[] {
  const colourOf = ({ names, concepts }: TermAnalysis) =>
    names.length === 0 && concepts.every(({ kind }) => kind === 'colour')
      ? concepts.find(({ code }) => byConcept.has(`colour ${code}`))
      : undefined;
  return analysis.map((each) => {
    const own = colourOf(each);
    const others = own ? analysis.flatMap((other) => (other !== each && colourOf(other)) || []) : [];
    return own && others.length > 0
      ? { ...each, concepts: [...each.concepts, ...others.map((other) => ({ ...other, ownCode: own.code }))] }
      : each;
  });
}

export function maxConfidence(hits: readonly { readonly confidence: number }[]): number {
  return hits.reduce((most, { confidence }) => Math.max(most, confidence), 0);
}

/** A name that is only similar weighs less than a species, so that it does not stand for one of another species. */
function termWeight(nameConfidence: number, concepts: readonly ConceptHit[]): number {
  if (nameConfidence >= MIN_PREFIX) return 4;
  return Math.max(
    nameConfidence > 0 ? 2 : 1,
    ...concepts.map(({ kind }) => ({ species: 3, colour: 2, country: 1 })[kind]),
  );
}

function maxConfidenceByKey(entries: Iterable<readonly [string, number]>): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  for (const [key, confidence] of entries) most.set(key, Math.max(most.get(key) ?? 0, confidence));
  return most;
}
