import { weights, type Evidence } from './evidence';
import type { GoodsWords } from './goods-words';

/** Varieties in the order that ties keep: their positions, and the place of each. */
export interface Order {
  readonly positions: readonly number[];
  readonly ranks: readonly number[];
}

/** How sure varieties bear a word, by position; those that do not are not there. */
export type Scores = ReadonlyMap<number, number>;

/** What varieties bear of the words of a search. */
export interface Tally {
  /** Worth of the words each bears. */
  readonly matched: Uint16Array;
  /** The same with what products of it may bear: their farm, country and length. */
  readonly possible: Uint16Array;
  readonly scores: Float64Array;
  /** Positions of all that may bear any word but a length. */
  readonly touched: readonly number[];
  /** The most that any of them bears; 0 when there is none. */
  readonly top: number;
  /** By word, for those that may be a single product's as well. */
  readonly ownOf: readonly (Scores | undefined)[];
}

export const noScores: Scores = new Map();
/** From this share of all varieties on, going through them in their order is cheaper than ordering. */
const MANY = 1 / 8;

/** Adds up what each variety bears, touching only those that bear something. */
export function tallyGoods(evidence: readonly Evidence[], words: GoodsWords, count: number): Tally {
  const matched = new Uint16Array(count);
  const possible = new Uint16Array(count).fill(lengthWorth(evidence));
  const scores = new Float64Array(count);
  const touched = new Set<number>();
  const ownOf = evidence.map((each) => {
    const own = scoresOf(each, words);
    for (const [at, score] of own) {
      touched.add(at);
      matched[at] = (matched[at] ?? 0) + each.worth;
      possible[at] = (possible[at] ?? 0) + each.worth;
      scores[at] = (scores[at] ?? 0) + score;
    }
    for (const at of originsOf(each, words)) {
      touched.add(at);
      if (!own.has(at)) possible[at] = (possible[at] ?? 0) + each.worth;
    }
    return own;
  });
  return { matched, possible, scores, touched: [...touched], top: matched.reduce((most, each) => Math.max(most, each), 0), ownOf };
}

/** Varieties that may bear words of at least so much worth, in order. */
export function inOrder({ possible, touched }: Tally, evidence: readonly Evidence[], { positions, ranks }: Order, least: number): readonly number[] {
  if (least <= lengthWorth(evidence)) return positions;
  const wanted = touched.filter((at) => (possible[at] ?? 0) >= least);
  if (wanted.length > possible.length * MANY) return positions.filter((at) => (possible[at] ?? 0) >= least);
  return wanted.sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
}

/** Worth of the figures that any product may have as its length. */
function lengthWorth(evidence: readonly Evidence[]): number {
  return evidence.reduce((sum, { lengthCm, worth }) => sum + (lengthCm === null ? 0 : worth), 0);
}

/** Varieties with a product from a country or farm that a word may mean. */
function originsOf({ countries, farms }: Evidence, { ofConcept }: GoodsWords): ReadonlySet<number> {
  const keys = [...[...countries.keys()].map((code) => `country ${code}`), ...[...farms.keys()].map((id) => `farm ${id}`)];
  return new Set(keys.flatMap((key) => ofConcept.get(key) ?? []));
}

function scoresOf({ names, concepts }: Evidence, words: GoodsWords): Scores {
  const scores = new Map<number, number>();
  const raise = (at: number, score: number) => {
    if ((scores.get(at) ?? 0) < score) scores.set(at, score);
  };
  for (const { bearers, sureness } of names) for (const at of bearers) raise(at, Math.fround(sureness * weights.name));
  for (const { kind, code, sureness } of concepts) {
    for (const at of words.ofConcept.get(`${kind} ${code}`) ?? []) raise(at, Math.fround(sureness * weights.concept));
  }
  return scores;
}
