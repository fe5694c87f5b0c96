import type { Language } from '../contract/enumerations';
import type { Hit } from './weigh';
import type { Found, SearchIndex } from './search-index';

/** Orders of what was found: how well it fits, or by name or farm. */
export type HitOrder = 'match' | 'name' | '-name' | 'manufacturer' | '-manufacturer';

/** The ids of what was found, in an order; products that tie keep the order of how well they fit. */
export function orderHits(index: SearchIndex, { tiers }: Found, order: HitOrder, language: Language): string[] {
  const hits = tiers.flatMap((tier) => tier.hits);
  const sorted = order === 'match' ? hits : hits.sort(comparing(index, order, language));
  return sorted.map(({ lot }) => lot.id);
}

function comparing(
  index: SearchIndex,
  order: Exclude<HitOrder, 'match'>,
  language: Language,
): (one: Hit, other: Hit) => number {
  const direction = order.startsWith('-') ? -1 : 1;
  const ranks = order.endsWith('name') ? index.nameRanks(language) : null;
  const { farmRanks } = index;
  const rankOf = ({ goods, lot }: Hit) => (ranks ? ranks[goods] : farmRanks.get(lot.farmId ?? '')) ?? 0;
  return (one, other) => direction * (rankOf(one) - rankOf(other));
}
