import { addUnder } from './add-under';
import { surest, weights, type QueryAnalysis } from './query-analysis';
import type { Lot } from './goods';
import type { GoodsColumns } from './goods-columns';
import type { ProductLabels } from './goods-words';
import type { Order } from './order';
import { accumulateProducts, type Scores } from './tally';

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
/** By how much a score may have grown as it was rounded. */
const ROUNDING = 0.001;
const MANY = 1 / 16;

/**
 * Weighs products against every word: only those that bear most of the words are found, in the order of how sure each word is. Varieties
 * whose products cannot come up to the best are looked at only where none of the best is accepted.
 */
export function scoreProducts(
  columns: GoodsColumns,
  words: ProductLabels,
  analysis: readonly QueryAnalysis[],
  order: Order,
  accepts: (lot: Lot, goods: number) => boolean,
): Weighed {
  const { kinds, firstLots, lots } = columns;
  const accumulate = accumulateProducts(analysis, words, kinds.length);
  const lotWords = analysis.flatMap((each, t) => (isOfLots(each) ? [lotWord(each, accumulate.ownOf[t], columns)] : []));
  const byLot = { matched: 0, score: 0 };
  /** Places of products in the order, by thousandths of the score. */
  const tiers = new Map<number, number[]>();
  let most = 1;

  function take(place: number, matched: number, score: number): void {
    if (matched > most) tiers.clear();
    most = matched;
    addUnder(tiers, Math.round(score * 1000), place);
  }

  function look(least: number): void {
    for (const at of accumulate.touched) {
      if ((accumulate.possible[at] ?? 0) < Math.max(least, most)) continue;
      const matched = accumulate.matched[at] ?? 0;
      const score =
        matched > 0
          ? (accumulate.scores[at] ?? 0) +
            WHOLE_NAME / (words.nameLengths[at] ?? 1) +
            PLAIN_KIND / ((kinds[at] ?? 0) + 1)
          : 0;
      const [first, end, place] = [firstLots[at] ?? 0, firstLots[at + 1] ?? 0, order.places[at] ?? 0];
      for (let of = first; of < end; of += 1) {
        scoreLot(of, lotWords, at, columns, byLot);
        const lot = lots[of];
        if (lot && matched + byLot.matched >= most && accepts(lot, at))
          take(place + of - first, matched + byLot.matched, score + byLot.score);
      }
    }
  }

  look(accumulate.top);
  if (most < accumulate.top) {
    tiers.clear();
    look(most);
  }
  const ordered = [...tiers].sort(([one], [other]) => other - one);
  return {
    matched: ordered.length > 0 ? most : 0,
    tiers: ordered.map(([thousandths, places]) => ({
      score: thousandths / 1000,
      hits: hitsAt(places, order, columns),
    })),
  };
}

/** The products of places, in their order. */
function hitsAt(places: readonly number[], order: Order, { lots, goodsOf }: GoodsColumns): Hit[] {
  const hits: Hit[] = [];
  for (const place of sortPlaces(places, lots.length)) {
    const of = order.lots[place] ?? 0;
    const lot = lots[of];
    if (lot) hits.push({ goods: goodsOf[of] ?? 0, lot });
  }
  return hits;
}

/** Where they are many, marking each among all is quicker than sorting. */
function sortPlaces(places: readonly number[], count: number): Uint32Array {
  const sorted = new Uint32Array(places);
  if (places.length < count * MANY) return sorted.sort();
  const marks = new Uint8Array(count);
  for (const place of places) marks[place] = 1;
  let next = 0;
  for (let place = 0; place < count; place += 1) if (marks[place] === 1) sorted[next++] = place;
  return sorted;
}

/** More than any product can score by these words. */
export function boundScore(analysis: readonly QueryAnalysis[]): number {
  const bounds = analysis.map(({ names, concepts, countries, farms, lengthCm }) =>
    Math.max(
      surest(names) * weights.name,
      surest(concepts) * weights.concept,
      lengthCm === null ? 0 : weights.length,
      Math.max(0, ...countries.values()) * weights.country,
      Math.max(0, ...farms.values()) * weights.farm,
    ),
  );
  return bounds.reduce((sum, bound) => sum + bound, WHOLE_NAME + PLAIN_KIND + ROUNDING);
}

/** A word that may mean a single product's length, country or farm. */
interface LotWord {
  readonly lengthCm: number | null;
  readonly worth: number;
  /** What it is worth in a product of each country and farm, as they are numbered. */
  readonly byCountry: Float64Array;
  readonly byFarm: Float64Array;
  /** What varieties bear of the word themselves. */
  readonly own: Scores | undefined;
}

function lotWord(
  { lengthCm, worth, countries, farms }: QueryAnalysis,
  own: Scores | undefined,
  { countryCodes, farmIds }: GoodsColumns,
): LotWord {
  return {
    lengthCm,
    worth,
    byCountry: Float64Array.from(countryCodes, (code) => (countries.get(code) ?? 0) * weights.country),
    byFarm: Float64Array.from(farmIds, (id) => (farms.get(id) ?? 0) * weights.farm),
    own,
  };
}

/** What the words that mean a single product's length, country or farm add; one object for all products, there are many. */
function scoreLot(
  of: number,
  lotWords: readonly LotWord[],
  at: number,
  columns: GoodsColumns,
  sum: { matched: number; score: number },
): void {
  sum.matched = 0;
  sum.score = 0;
  for (const word of lotWords) {
    const { lengthCm } = word;
    const own = word.own?.[at] ?? 0;
    const apartCm = lengthCm === null ? 0 : Math.abs((columns.lengthsCm[of] ?? 0) - lengthCm);
    const ofLot = Math.max(
      lengthCm !== null && apartCm === 0 ? weights.length : 0,
      word.byCountry[columns.countries[of] ?? 0] ?? 0,
      word.byFarm[columns.farms[of] ?? 0] ?? 0,
    );
    if (own === 0 && ofLot > 0) sum.matched += word.worth;
    if (ofLot > own) sum.score += ofLot - own;
    if (ofLot === 0) sum.score -= apartCm / 1000;
  }
}

function isOfLots({ countries, farms, lengthCm }: QueryAnalysis): boolean {
  return lengthCm !== null || countries.size > 0 || farms.size > 0;
}
