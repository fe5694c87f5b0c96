import { addToMultimap } from '../domain/multimap';
import { maxConfidence, fieldWeights, type TermAnalysis } from './analyze-term';
import type { Lot } from './catalogue';
import type { CatalogueColumns } from './catalogue-columns';
import type { InvertedIndex } from './inverted-index';
import type { NameOrder } from './name-order';
import { accumulateScores, type Scores } from './accumulate-scores';

/** `variety` is its position. */
export interface Hit {
  readonly variety: number;
  readonly lot: Lot;
}

/** Products of the same score, in the order of their varieties' names. */
export interface Tier {
  readonly score: number;
  readonly hits: readonly Hit[];
}

export interface RankedProducts {
  readonly matched: number;
  readonly tiers: readonly Tier[];
}

/** Bonuses for a name without other words, and for a variety without a narrower kind. */
const WHOLE_NAME = 0.1;
const PLAIN_KIND = 0.05;
const ROUNDING = 0.001;
const MANY = 1 / 16;

/** Scores products by all terms; only those that match the most weight are found. Varieties that cannot reach the best are scored only when none of the best bears all terms. */
export function scoreProducts(
  columns: CatalogueColumns,
  index: InvertedIndex,
  analysis: readonly TermAnalysis[],
  order: NameOrder,
): RankedProducts {
  const { kinds, firstLots, lots } = columns;
  const accumulator = accumulateScores(analysis, index, kinds.length);
  const lotTerms = analysis.flatMap((each, t) =>
    isLotTerm(each) ? [toLotTerm(each, accumulator.scoresByTerm[t], columns)] : [],
  );
  const byLot = { matched: 0, score: 0 };
  const tiers = new Map<number, number[]>();
  let most = 1;

  function addHit(place: number, matched: number, score: number): void {
    if (matched > most) tiers.clear();
    most = matched;
    addToMultimap(tiers, Math.round(score * 1000), place);
  }

  function scoreTouched(least: number): void {
    for (const at of accumulator.touched) {
      if ((accumulator.possible[at] ?? 0) < Math.max(least, most)) continue;
      const matched = accumulator.matched[at] ?? 0;
      const score =
        matched > 0
          ? (accumulator.scores[at] ?? 0) +
            WHOLE_NAME / (index.addLengths[at] ?? 1) +
            PLAIN_KIND / ((kinds[at] ?? 0) + 1)
          : 0;
      const [first, end, place] = [firstLots[at] ?? 0, firstLots[at + 1] ?? 0, order.places[at] ?? 0];
      for (let of = first; of < end; of += 1) {
        scoreLot(of, lotTerms, at, columns, byLot);
        const lot = lots[of];
        if (lot && matched + byLot.matched >= most)
          addHit(place + of - first, matched + byLot.matched, score + byLot.score);
      }
    }
  }

  scoreTouched(accumulator.top);
  if (most < accumulator.top) {
    tiers.clear();
    scoreTouched(most);
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

function hitsAt(places: readonly number[], order: NameOrder, { lots, varietyOf }: CatalogueColumns): Hit[] {
  const hits: Hit[] = [];
  for (const place of sortPlaces(places, lots.length)) {
    const of = order.lots[place] ?? 0;
    const lot = lots[of];
    if (lot) hits.push({ variety: varietyOf[of] ?? 0, lot });
  }
  return hits;
}

/** Marking is faster than sorting when there are many. */
function sortPlaces(places: readonly number[], count: number): Uint32Array {
  const sorted = new Uint32Array(places);
  if (places.length < count * MANY) return sorted.sort();
  const marks = new Uint8Array(count);
  for (const place of places) marks[place] = 1;
  let next = 0;
  for (let place = 0; place < count; place += 1) if (marks[place] === 1) sorted[next++] = place;
  return sorted;
}

export function boundScore(analysis: readonly TermAnalysis[]): number {
  const bounds = analysis.map(({ names, concepts, countries, farms, lengthCm }) =>
    Math.max(
      maxConfidence(names) * fieldWeights.name,
      maxConfidence(concepts) * fieldWeights.concept,
      lengthCm === null ? 0 : fieldWeights.length,
      Math.max(0, ...countries.values()) * fieldWeights.country,
      Math.max(0, ...farms.values()) * fieldWeights.farm,
    ),
  );
  return bounds.reduce((sum, bound) => sum + bound, WHOLE_NAME + PLAIN_KIND + ROUNDING);
}

interface LotTerm {
  readonly lengthCm: number | null;
  readonly weight: number;
  /** Scores by position in `countryCodes` and `farmIds`. */
  readonly byCountry: Float64Array;
  readonly byFarm: Float64Array;
  readonly own: Scores | undefined;
}

function toLotTerm(
  { lengthCm, weight, countries, farms }: TermAnalysis,
  own: Scores | undefined,
  { countryCodes, farmIds }: CatalogueColumns,
): LotTerm {
  return {
    lengthCm,
    weight,
    byCountry: Float64Array.from(countryCodes, (code) => (countries.get(code) ?? 0) * fieldWeights.country),
    byFarm: Float64Array.from(farmIds, (id) => (farms.get(id) ?? 0) * fieldWeights.farm),
    own,
  };
}

/** Adds the scores of length, country and farm. `sum` is reused, since there are many products. */
function scoreLot(
  of: number,
  lotTerms: readonly LotTerm[],
  at: number,
  columns: CatalogueColumns,
  sum: { matched: number; score: number },
): void {
  sum.matched = 0;
  sum.score = 0;
  for (const word of lotTerms) {
    const { lengthCm } = word;
    const own = word.own?.[at] ?? 0;
    const apartCm = lengthCm === null ? 0 : Math.abs((columns.lengthsCm[of] ?? 0) - lengthCm);
    const ofLot = Math.max(
      lengthCm !== null && apartCm === 0 ? fieldWeights.length : 0,
      word.byCountry[columns.countries[of] ?? 0] ?? 0,
      word.byFarm[columns.farms[of] ?? 0] ?? 0,
    );
    if (own === 0 && ofLot > 0) sum.matched += word.weight;
    if (ofLot > own) sum.score += ofLot - own;
    if (ofLot === 0) sum.score -= apartCm / 1000;
  }
}

function isLotTerm({ countries, farms, lengthCm }: TermAnalysis): boolean {
  return lengthCm !== null || countries.size > 0 || farms.size > 0;
}
