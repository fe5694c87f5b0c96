import { weights, type Evidence } from './evidence';
import type { Catalogue, Lot } from './goods';
import type { GoodsWords } from './goods-words';
import { inOrder, noScores, tallyGoods, type Order, type Scores } from './tally';

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
 * Weighs products against every word: only those that bear most of the words are found, in the order of how sure each word is. Varieties
 * whose products cannot come up to the best are looked at only where none of the best is accepted.
 */
export function weighGoods({ goods }: Catalogue, words: GoodsWords, evidence: readonly Evidence[], order: Order, accepts: (lot: Lot, goods: number) => boolean): Weighed {
  const tally = tallyGoods(evidence, words, goods.length);
  const lotWords = evidence.flatMap((each, t) => (isOfLots(each) ? [{ each, own: tally.ownOf[t] ?? noScores }] : []));
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

  function look(positions: Iterable<number>): void {
    for (const at of positions) {
      const matched = tally.matched[at] ?? 0;
      const each = goods[at];
      if ((tally.possible[at] ?? 0) < most || !each) continue;
      const score = matched > 0 ? (tally.scores[at] ?? 0) + WHOLE_NAME / (words.nameLengths[at] ?? 1) + PLAIN_KIND / (each.species.length + 1) : 0;
      for (const lot of each.lots) {
        weighLot(lot, lotWords, at, byLot);
        take(at, lot, matched + byLot.matched, score + byLot.score);
      }
    }
  }

  look(inOrder(tally, evidence, order, Math.max(1, tally.top)));
  if (most < tally.top) {
    tiers.clear();
    look(inOrder(tally, evidence, order, 1));
  }
  const ordered = [...tiers].sort(([one], [other]) => other - one).map(([score, hits]) => ({ score, hits }));
  return { matched: ordered.length > 0 ? most : 0, tiers: ordered };
}

interface LotWord {
  readonly each: Evidence;
  /** What varieties bear of the word themselves. */
  readonly own: Scores;
}

/** What the words that mean a single product's length, country or farm add; one object for all products, there are many. */
function weighLot(lot: Lot, lotWords: readonly LotWord[], at: number, sum: { matched: number; score: number }): void {
  sum.matched = 0;
  sum.score = 0;
  for (const { each: { countries, farms, lengthCm, worth }, own: scores } of lotWords) {
    const own = scores.get(at) ?? 0;
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

function isOfLots({ countries, farms, lengthCm }: Evidence): boolean {
  return lengthCm !== null || countries.size > 0 || farms.size > 0;
}
