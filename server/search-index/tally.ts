import { weights, type QueryAnalysis } from './query-analysis';
import type { ProductLabels } from './goods-words';

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
  readonly ownOf: readonly Scores[];
}

/** Adds up what each variety bears, touching only those that bear something. */
export function accumulateProducts(
  analysis: readonly QueryAnalysis[],
  words: ProductLabels,
  count: number,
): Accumulator {
  const matched = new Uint16Array(count);
  const possible = new Uint16Array(count);
  const scores = new Float64Array(count);
  const touched: number[] = [];
  /** The last word, counted from 1, that each may bear. */
  const lastWord = new Uint8Array(count);
  let top = 0;

  const ownOf = analysis.map((each, t) => {
    const own: Scores = new Float32Array(count);
    const bearers: number[] = [];
    const mayBear = (at: number): void => {
      if (lastWord[at] === 0) touched.push(at);
      lastWord[at] = t + 1;
      possible[at] = (possible[at] ?? 0) + each.worth;
    };
    const raise = (list: ArrayLike<number>, score: number): void => {
      for (let of = 0; of < list.length; of += 1) {
        const at = list[of] ?? 0;
        if (own[at] === 0) bearers.push(at);
        if ((own[at] ?? 0) < score) own[at] = score;
      }
    };
    for (const hit of each.names) raise(hit.bearers, hit.confidence * weights.name);
    for (const { kind, code, confidence } of each.concepts)
      raise(words.ofConcept.get(`${kind} ${code}`) ?? [], confidence * weights.concept);
    for (const at of bearers) {
      mayBear(at);
      matched[at] = (matched[at] ?? 0) + each.worth;
      scores[at] = (scores[at] ?? 0) + (own[at] ?? 0);
      top = Math.max(top, matched[at] ?? 0);
    }
    for (const key of lotKeys(each))
      for (const at of words.ofConcept.get(key) ?? []) if (lastWord[at] !== t + 1) mayBear(at);
    return own;
  });
  return { matched, possible, scores, touched, top, ownOf };
}

/** What a word may mean of a single product, as `ProductLabels.ofConcept` names it. */
function lotKeys({ countries, farms, lengthCm }: QueryAnalysis): string[] {
  return [
    ...Array.from(countries.keys(), (code) => `country ${code}`),
    ...Array.from(farms.keys(), (id) => `farm ${id}`),
    ...(lengthCm === null ? [] : [`length ${lengthCm}`]),
  ];
}
