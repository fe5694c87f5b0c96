import type { Language } from '../contract/enumerations';
import type { Hit } from './score-products';
import type { SearchResult, SearchIndex } from './search-index';

export type SortOrder = 'match' | 'name' | '-name' | 'manufacturer' | '-manufacturer';

/** Ids of the found products; ties keep the order of relevance. */
export function sortResults(
  index: SearchIndex,
  { tiers }: SearchResult,
  order: SortOrder,
  language: Language,
): string[] {
  const hits = tiers.flatMap((tier) => tier.hits);
  const sorted = order === 'match' ? hits : hits.sort(comparatorFor(index, order, language));
  return sorted.map(({ lot }) => lot.id);
}

function comparatorFor(
  index: SearchIndex,
  order: Exclude<SortOrder, 'match'>,
  language: Language,
): (one: Hit, other: Hit) => number {
  const direction = order.startsWith('-') ? -1 : 1;
  const ranks = order.endsWith('name') ? index.nameRanks(language) : null;
  const { farmRanks } = index;
  const rankOf = ({ variety, lot }: Hit) => (ranks ? ranks[variety] : farmRanks.get(lot.farmId ?? '')) ?? 0;
  return (one, other) => direction * (rankOf(one) - rankOf(other));
}
