import { fieldWeights, type TermAnalysis } from './analyze-term';
import type { InvertedIndex } from './inverted-index';

/** Confidence that each variety matches a term, by its position; 0 for no match. */
export type Scores = Float32Array;

export interface Accumulator {
  /** Weights of the terms that each variety matches. */
  readonly matched: Uint16Array;
  /** The same with the terms that only its products match: farm, country, length. */
  readonly possible: Uint16Array;
  readonly scores: Float64Array;
  readonly touched: readonly number[];
  readonly top: number;
  readonly scoresByTerm: readonly Scores[];
}

/** Adds up the scores of varieties, touching only those that match a term. */
export function accumulateScores(analysis: readonly TermAnalysis[], index: InvertedIndex, count: number): Accumulator {
  const matched = new Uint16Array(count);
  const possible = new Uint16Array(count);
  const scores = new Float64Array(count);
  const touched: number[] = [];
  const lastTerm = new Uint8Array(count);
  let top = 0;

  const scoresByTerm = analysis.map((each, t) => {
    const own: Scores = new Float32Array(count);
    const postings: number[] = [];
    const addPossible = (at: number): void => {
      if (lastTerm[at] === 0) touched.push(at);
      lastTerm[at] = t + 1;
      possible[at] = (possible[at] ?? 0) + each.weight;
    };
    const raise = (list: ArrayLike<number>, score: number): void => {
      for (let of = 0; of < list.length; of += 1) {
        const at = list[of] ?? 0;
        if (own[at] === 0) postings.push(at);
        if ((own[at] ?? 0) < score) own[at] = score;
      }
    };
    for (const hit of each.names) raise(hit.postings, hit.confidence * fieldWeights.name);
    for (const { kind, code, confidence } of each.concepts)
      raise(index.byConcept.get(`${kind} ${code}`) ?? [], confidence * fieldWeights.concept);
    for (const at of postings) {
      addPossible(at);
      matched[at] = (matched[at] ?? 0) + each.weight;
      scores[at] = (scores[at] ?? 0) + (own[at] ?? 0);
      top = Math.max(top, matched[at] ?? 0);
    }
    for (const key of lotKeys(each))
      for (const at of index.byConcept.get(key) ?? []) if (lastTerm[at] !== t + 1) addPossible(at);
    return own;
  });
  return { matched, possible, scores, touched, top, scoresByTerm };
}

/** Keys of `InvertedIndex.byConcept` for what a term may mean of a single product. */
function lotKeys({ countries, farms, lengthCm }: TermAnalysis): string[] {
  return [
    ...Array.from(countries.keys(), (code) => `country ${code}`),
    ...Array.from(farms.keys(), (id) => `farm ${id}`),
    ...(lengthCm === null ? [] : [`length ${lengthCm}`]),
  ];
}
