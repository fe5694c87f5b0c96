import { describe, expect, it } from 'vitest';
import { catalogue } from '../search-index/catalogue.fixture';
import { createSearchIndex } from '../search-index/search-index';
import { sortVarieties, type VarietySort } from './sort-varieties';

const categories = ['roses', 'fillers'];
const varieties = catalogue.varieties.map((variety) => ({
  ...variety,
  categoryId: variety.species.includes('rose') ? 'roses' : 'fillers',
}));
const index = await createSearchIndex({ ...catalogue, varieties });
const matches = varieties.map((variety, position) => ({ position, variety, lots: variety.lots }));
const sorted = (sort: VarietySort) =>
  sortVarieties(matches, sort, {
    index,
    language: 'en',
    categoryRank: (id) => categories.indexOf(id ?? ''),
  }).map(({ variety }) => variety.names.en);

describe('sortVarieties', () => {
  it('puts by default what is in stock first, then categories in the order of the shop, then names', () => {
    expect(sorted('default')).toEqual([
      'Freedom',
      'Mondial',
      'Pink Mondial',
      'Alissa White',
      'Rosita White',
      'Рускус',
      'Explorer',
    ]);
  });

  it('sorts by name alone, in both directions', () => {
    expect(sorted('name')).toEqual([...sorted('-name')].reverse());
    expect(sorted('name')[1]).toBe('Explorer');
  });

  it('sorts by the shortest length, and from long to short by the longest', () => {
    expect(sorted('length')[0]).toBe('Freedom');
    expect(sorted('-length').slice(0, 2)).toEqual(['Alissa White', 'Rosita White']);
  });

  it('sorts by farm, and keeps the default order within a farm', () => {
    expect(sorted('manufacturer').slice(0, 3)).toEqual(['Freedom', 'Mondial', 'Pink Mondial']);
    expect(sorted('-manufacturer').slice(0, 3)).toEqual(['Alissa White', 'Rosita White', 'Рускус']);
  });
});
