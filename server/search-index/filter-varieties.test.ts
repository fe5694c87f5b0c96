import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.fixture';
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
};
const filtered = (filter: Partial<VarietyFilter>) => filterVarieties(all, { ...none, ...filter });
const names = (filter: Partial<VarietyFilter>) => filtered(filter).matches.map(({ variety }) => variety.names.en);

describe('filterVarieties', () => {
  it('leaves everything without a filter', () => {
    expect(names({})).toHaveLength(catalogue.varieties.length);
  });

  it('leaves a variety of which one lot fits all filters, with the lots that fit', () => {
    const { matches } = filtered({ lengthCm: [60], color: 'red', inStock: true });
    expect(matches.map(({ variety, lots }) => [variety.names.en, lots.map(({ id }) => id)])).toEqual([
      ['Freedom', ['r60', 'r60b']],
    ]);
  });

  it('does not put a variety together from two lots that fit one filter each', () => {
    expect(names({ lengthCm: [50], manufacturerId: ['f3'] })).toEqual([]);
  });

  it('takes any of several values of one filter', () => {
    expect(names({ countryId: ['2', '3'] })).toEqual(['Explorer', 'Alissa White', 'Rosita White', 'Рускус']);
  });

  it('counts for each choice the varieties that it leaves beside the filters of the others', () => {
    const { counts } = filtered({ color: 'white', lengthCm: [65] });
    expect(Object.fromEntries(counts.lengthCm)).toEqual({ 60: 1, 65: 2 });
    expect(Object.fromEntries(counts.color)).toEqual({ white: 2 });
    expect(Object.fromEntries(counts.manufacturerId)).toEqual({ f2: 2 });
  });

  it('counts a variety once, however many of its lots have the value', () => {
    expect(filtered({}).counts.color.get('red')).toBe(2);
    expect(filtered({}).counts.inStock.get('1')).toBe(6);
  });

  it('counts what a choice really leaves', () => {
    const before = filtered({ color: 'white' });
    for (const [length, count] of before.counts.lengthCm)
      expect(filtered({ color: 'white', lengthCm: [Number(length)] }).matches, length).toHaveLength(count);
  });

  it('tells a list that is empty before its filters from one that they empty', () => {
    expect(filtered({ color: 'blue' }).isEmpty).toBe(false);
    expect(filterVarieties([], none).isEmpty).toBe(true);
  });
});
