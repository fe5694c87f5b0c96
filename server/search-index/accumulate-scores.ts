import { fieldWeights, type TermAnalysis } from './analyze-term';
import type { InvertedIndex } from './inverted-index';

/** How sure varieties bear a word, by position; 0 where they do not. */
export type Scores = Float32Array;

/** What varieties bear of the words of a search. */
export interface Accumulator {
  /** Worth of the words each bears. */
  readonly matched: Uint16Array;
  /** The same with what products of it may bear: their farm, country and length. */
  readonly possible: Uint16Array;
  readonly scores: Float64Array;
  /** Positions of all that may bear any word. */
  readonly touched: readonly number[];
  /** The most that any of them bears; 0 when there is none. */
  readonly top: number;
  /** By word. */
  readonly scoresByTerm: readonly Scores[];
}

/** Adds up what each variety bears, touching only those that bear something. */
export function accumulateScores(analysis: readonly TermAnalysis[], index: InvertedIndex, count: number): Accumulator {
  const matched = new Uint16Array(count);
  const possible = new Uint16Array(count);
  const scores = new Float64Array(count);
  const touched: number[] = [];
  /** The last word, counted from 1, that each may bear. */
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

/** What a word may mean of a single product, as `ProductLabels.ofConcept` names it. */
function lotKeys({ countries, farms, lengthCm }: TermAnalysis): string[] {
  return [
    ...Array.from(countries.keys(), (code) => `country ${code}`),
    ...Array.from(farms.keys(), (id) => `farm ${id}`),
    ...(lengthCm === null ? [] : [`length ${lengthCm}`]),
  ];
}
