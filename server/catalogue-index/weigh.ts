import { weights, type Evidence } from './evidence';
import type { Catalogue, Lot } from './goods';
import type { GoodsWords } from './goods-words';

/** A product that was found: the position of its variety, and the product. */
export interface Hit {
  readonly goods: number;
  readonly lot: Lot;
}

/** Products that fit a search equally well, in the order of their varieties. */
export interface Tier {
  /** Larger is better. */
  readonly score: number;
  readonly hits: readonly Hit[];
}

export interface Weighed {
  /** What the words of the search are worth that the products bear; 0 when there is none. */
  readonly matched: number;
  /** Best first. */
  readonly tiers: readonly Tier[];
}

/** Of how much worth it is that nothing else stands in the name, and that it is no narrower kind. */
const WHOLE_NAME = 0.1;
const PLAIN_KIND = 0.05;

/**
 * Weighs every product against every word: only those that bear most of the words are found, in the order of how sure each
 * word is. Varieties are weighed once, their products only where one of the words is theirs alone.
 * @param order positions of the goods in the order that ties keep
 */
export function weighGoods({ goods }: Catalogue, words: GoodsWords, evidence: readonly Evidence[], order: readonly number[], accepts: (lot: Lot, goods: number) => boolean): Weighed {
  const scores = evidence.map((each) => scoreGoods(each, words, goods.length));
  const lotWords = evidence.map(({ countries, farms, lengthCm }) => lengthCm !== null || countries.size > 0 || farms.size > 0);
  const isByLot = lotWords.includes(true);
  const byLot = { matched: 0, score: 0 };
  const tiers = new Map<number, Hit[]>();
  let most = 1;

  function take(at: number, lot: Lot, matched: number, score: number): void {
    if (matched < most || !accepts(lot, at)) return;
    if (matched > most) tiers.clear();
    most = matched;
    const rounded = Math.round(score * 1000) / 1000;
    const tier = tiers.get(rounded);
    if (tier) tier.push({ goods: at, lot });
    else tiers.set(rounded, [{ goods: at, lot }]);
  }

  for (const at of order) {
    let [matched, score, open] = [0, 0, 0];
    for (let t = 0; t < scores.length; t += 1) {
      const own = scores[t]?.[at] ?? 0;
      const worth = evidence[t]?.worth ?? 0;
      if (own > 0) matched += worth;
      score += own;
      if (lotWords[t]) open += own > 0 ? 0 : worth;
    }
    if (matched + open < most) continue;
    const each = goods[at];
    if (!each) continue;
    if (matched > 0) score += WHOLE_NAME / (words.nameLengths[at] ?? 1) + PLAIN_KIND / (each.species.length + 1);
    for (const lot of each.lots) {
      if (isByLot) weighLot(lot, evidence, scores, at, byLot);
      take(at, lot, matched + byLot.matched, score + byLot.score);
    }
  }
  const ordered = [...tiers].sort(([one], [other]) => other - one).map(([score, hits]) => ({ score, hits }));
  return { matched: ordered.length > 0 ? most : 0, tiers: ordered };
}

/** What the words that mean a single product's length, country or farm add; one object for all products, there are many. */
function weighLot(lot: Lot, evidence: readonly Evidence[], scores: readonly Float32Array[], at: number, sum: { matched: number; score: number }): void {
  sum.matched = 0;
  sum.score = 0;
  for (let t = 0; t < evidence.length; t += 1) {
    const { countries, farms, lengthCm, worth } = evidence[t] ?? noEvidence;
    const own = scores[t]?.[at] ?? 0;
    const ofLot = Math.max(
      lengthCm !== null && lot.lengthCm === lengthCm ? weights.length : 0,
      (countries.get(lot.countryCode ?? '') ?? 0) * weights.country,
      (farms.get(lot.farmId ?? '') ?? 0) * weights.farm,
    );
    if (own === 0 && ofLot > 0) sum.matched += worth;
    if (ofLot > own) sum.score += ofLot - own;
    if (lengthCm !== null && ofLot === 0) sum.score -= Math.abs((lot.lengthCm ?? 0) - lengthCm) / 1000;
  }
}

const noEvidence: Pick<Evidence, 'countries' | 'farms' | 'lengthCm' | 'worth'> = { countries: new Map(), farms: new Map(), lengthCm: null, worth: 0 };

function scoreGoods({ names, concepts }: Evidence, words: GoodsWords, count: number): Float32Array {
  const scores = new Float32Array(count);
  const raise = (at: number, score: number) => {
    if ((scores[at] ?? 0) < score) scores[at] = score;
  };
  for (const { bearers, sureness } of names) for (const at of bearers) raise(at, sureness * weights.name);
  for (const { kind, code, sureness } of concepts) {
    for (const at of words.ofConcept.get(`${kind} ${code}`) ?? []) raise(at, sureness * weights.concept);
  }
  return scores;
}
