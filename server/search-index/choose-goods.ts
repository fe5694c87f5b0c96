import type { Variety } from './catalogue';
import { isOwnName } from './own-name';
import type { Hit } from './score-products';
import type { SearchIndex, SearchResult } from './search-index';

/** Why a line waits for its customer: nothing is quite so, several are, the length is open or not sold, or there is only second grade. */
export type Doubt = 'nearest' | 'several' | 'openLength' | 'unsoldLength' | 'secondGrade';

/** Goods that are chosen by themselves, from any farm, or why none are. */
export type ChosenGoods = { readonly hits: readonly Hit[] } | { readonly doubt: Doubt };

/** Newest orders by product id: 0 for the last one. */
export type PurchaseRanks = ReadonlyMap<string, number>;

interface Wanted {
  readonly found: SearchResult;
  /** What may be ordered, those in stock where there are any. */
  readonly hits: readonly Hit[];
  readonly bought: PurchaseRanks;
  /** Whether a figure may have been a length that is not sold. */
  readonly mayAskLength: boolean;
}

/** Chooses goods only where the text is their own name and the length is asked, the only one, or the one bought last. */
export function chooseGoods(index: SearchIndex, wanted: Wanted): ChosenGoods {
  const { found, hits } = wanted;
  const best = found.tiers[0]?.hits[0];
  const variety = best && index.catalogue.varieties[best.variety];
  const graded = firstGradeOf(hits);
  if (!best || !variety || found.missed.length > 0)
    return { doubt: isLengthMissed(found) ? 'unsoldLength' : 'nearest' };
  // One that is sold out may be meant as well.
  const all = [...(found.tiers[0]?.hits ?? []), ...graded];
  if (!all.every((hit) => isSame(variety, index.catalogue.varieties[hit.variety]))) return { doubt: 'several' };
  if (!isOwnName(index, found, variety)) return { doubt: found.isFuzzy ? 'nearest' : 'several' };
  if (graded.some(({ lot }) => lot.secondGrade)) return { doubt: 'secondGrade' };
  return chooseLength(graded, wanted);
}

function chooseLength(graded: readonly Hit[], { found, bought, mayAskLength }: Wanted): ChosenGoods {
  const asked = found.entities.find(({ kind }) => kind === 'length');
  const ofLength = (cm: number | null) => graded.filter(({ lot }) => lot.lengthCm === cm);
  if (asked) {
    const hits = ofLength(Number(asked.value));
    return hits.length === graded.length ? { hits } : { doubt: 'unsoldLength' };
  }
  const last = boughtLast(found, bought);
  const hits = ofLength(last ? last.lot.lengthCm : (graded[0]?.lot.lengthCm ?? null));
  const isOnly = hits.length === graded.length;
  return hits.length > 0 && (isOnly || (last && !mayAskLength)) ? { hits } : { doubt: 'openLength' };
}

/** What this customer bought last of the varieties of that name, in stock or not. */
function boughtLast({ tiers }: SearchResult, bought: PurchaseRanks): Hit | undefined {
  const rankOf = ({ lot }: Hit) => bought.get(lot.id) ?? Infinity;
  const known = tiers[0]?.hits.filter((hit) => rankOf(hit) < Infinity) ?? [];
  return known.sort((one, other) => rankOf(one) - rankOf(other))[0];
}

/** Whether two varieties differ in nothing but their grade. */
function isSame(one: Variety, other: Variety | undefined): boolean {
  const ofKind = ({ names, color, species }: Variety) => [names.uk, color, ...species].join(' ');
  return other !== undefined && ofKind(one) === ofKind(other);
}

/** Whether of all the words only a length is not sold. */
function isLengthMissed({ missed }: SearchResult): boolean {
  return missed.length > 0 && missed.every((word) => /^\d/.test(word));
}

/** Second grade counts only where there is nothing else. */
function firstGradeOf(hits: readonly Hit[]): readonly Hit[] {
  const first = hits.filter(({ lot }) => !lot.secondGrade);
  return first.length > 0 ? first : hits;
}
