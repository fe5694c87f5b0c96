import type { Language } from '../contract/enumerations';
import type { VarietyMatch } from './filter-varieties';
import type { SearchIndex } from '../search-index/search-index';

/** Orders of a list of varieties. `default`: in stock first, categories in the shop's order, then by name. */
export type VarietySort = 'default' | 'name' | '-name' | 'manufacturer' | '-manufacturer' | 'length' | '-length';

export interface SortContext {
  readonly index: SearchIndex;
  readonly language: Language;
  readonly categoryRank: (categoryId: string | null) => number;
}

/** Sorts varieties by a key of their matching lots; equal ones keep the default order. */
export function sortVarieties(
  matches: readonly VarietyMatch[],
  sort: VarietySort,
  { index, language, categoryRank }: SortContext,
): VarietyMatch[] {
  const ranks = index.nameRanks(language);
  const direction = sort.startsWith('-') ? -1 : 1;
  const isByName = sort === 'name' || sort === '-name';
  return matches
    .map((match) => ({
      match,
      key: direction * sortKey(match, sort, index),
      isOut: match.lots.some(({ inStock }) => inStock) ? 0 : 1,
      category: categoryRank(match.variety.categoryId),
      name: (isByName ? direction : 1) * (ranks[match.position] ?? 0),
    }))
    .sort((one, other) =>
      isByName
        ? one.name - other.name
        : one.key - other.key || one.isOut - other.isOut || one.category - other.category || one.name - other.name,
    )
    .map(({ match }) => match);
}

function sortKey({ lots }: VarietyMatch, sort: VarietySort, index: SearchIndex): number {
  const lengths = lots.map(({ lengthCm }) => lengthCm ?? 0);
  if (sort === 'length') return Math.min(...lengths);
  if (sort === '-length') return Math.max(...lengths);
  if (sort.endsWith('manufacturer'))
    return Math.min(...lots.map(({ farmId }) => index.farmRanks.get(farmId ?? '') ?? 0));
  return 0;
}
