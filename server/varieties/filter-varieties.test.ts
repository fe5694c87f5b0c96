import { describe, expect, it } from 'vitest';
import { catalogue } from '../search-index/catalogue.fixture';
import { filterVarieties, type VarietyFilter } from './filter-varieties';

const all = catalogue.varieties.map((variety, position) => ({ position, variety, lots: variety.lots }));
const none: VarietyFilter = {
  manufacturerId: [],
  countryId: [],
  lengthCm: [],
  color: '',
  inStock: false,
  promotion: false,
  secondGrade: false,
  new: false,
};
const filtered = (filter: Partial<VarietyFilter>) => filterVarieties(all, { ...none, ...filter });
const names = (filter: Partial<VarietyFilter>) => filtered(filter).matches.map(({ variety }) => variety.names.en);

describe('filterVarieties', () => {
  it('returns all varieties without a filter', () => {
    expect(names({})).toHaveLength(catalogue.varieties.length);
  });

  it('returns a variety with one lot that matches all filters, with its matching lots', () => {
    const { matches } = filtered({ lengthCm: [60], color: 'red', inStock: true });
    expect(matches.map(({ variety, lots }) => [variety.names.en, lots.map(({ id }) => id)])).toEqual([
      ['Freedom', ['r60', 'r60b']],
    ]);
  });

  it('leaves out a variety whose lots match one filter each, but none matches all', () => {
    expect(names({ lengthCm: [50], manufacturerId: ['f3'] })).toEqual([]);
  });

  it('matches any of several values of one filter', () => {
    expect(names({ countryId: ['2', '3'] })).toEqual(['Explorer', 'Alissa White', 'Rosita White', 'Рускус']);
  });

  it('counts the varieties of each choice together with the other filters', () => {
    const { counts } = filtered({ color: 'white', lengthCm: [65] });
    expect(Object.fromEntries(counts.lengthCm)).toEqual({ 60: 1, 65: 2 });
    expect(Object.fromEntries(counts.color)).toEqual({ white: 2 });
    expect(Object.fromEntries(counts.manufacturerId)).toEqual({ f2: 2 });
  });

  it('counts a variety once, even when several of its lots match', () => {
    expect(filtered({}).counts.color.get('red')).toBe(2);
    expect(filtered({}).counts.inStock.get('1')).toBe(6);
  });

  it('counts the varieties that selecting a choice really returns', () => {
    const before = filtered({ color: 'white' });
    for (const [length, count] of before.counts.lengthCm)
      expect(filtered({ color: 'white', lengthCm: [Number(length)] }).matches, length).toHaveLength(count);
  });

  it('marks a list as empty only when it is empty without filters', () => {
    expect(filtered({ color: 'blue' }).isEmpty).toBe(false);
    expect(filterVarieties([], none).isEmpty).toBe(true);
  });
});
