import { describe, expect, it } from 'vitest';
import { compareKinds, findSimilar, type ProductTraits } from './similar-products';
import { money } from '../contract/money';

const freedom: ProductTraits = {
  id: 'wanted',
  variety: 'Freedom',
  species: ['rose'],
  color: 'red',
  lengthCm: 60,
  farmId: 'f1',
  countryId: 'EC',
  isSecondGrade: false,
  price: money(4_000),
};
const like = (id: string, facts: Partial<ProductTraits>): ProductTraits => ({ ...freedom, id, ...facts });

function order(...candidates: ProductTraits[]): string[] {
  return findSimilar(freedom, candidates, 10).map(({ id }) => id);
}

describe('findSimilar', () => {
  it.each<[string, Partial<ProductTraits>, Partial<ProductTraits>]>([
    ['another farm before another length', { farmId: 'f2' }, { lengthCm: 70 }],
    ['another length before another variety', { lengthCm: 50 }, { variety: 'Explorer' }],
    ['the nearer length first', { lengthCm: 50 }, { lengthCm: 40 }],
    ['the same colour before one like it', { variety: 'Explorer' }, { variety: 'Explorer', color: 'burgundy' }],
    ['a plain rose before a spray rose', { variety: 'Explorer' }, { variety: 'Explorer', species: ['rose', 'spray'] }],
    ['first grade before second', { variety: 'Explorer' }, { isSecondGrade: true }],
    [
      'the price that is nearer first',
      { variety: 'Explorer', price: money(4_400) },
      { variety: 'Explorer', price: money(9_000) },
    ],
    ['the same country first', { farmId: 'f2' }, { farmId: 'f2', countryId: 'CO' }],
  ])('findSimilar ranks %s', (_, nearer, farther) => {
    expect(order(like('far', farther), like('near', nearer))).toEqual(['near', 'far']);
  });

  it('findSimilar leaves out other species and colours, much shorter or longer stems, and the product itself', () => {
    const others = [
      like('tulip', { species: ['tulip'] }),
      like('white', { color: 'white' }),
      like('short', { lengthCm: 20 }),
      like('long', { lengthCm: 100 }),
      freedom,
    ];
    expect(order(...others)).toEqual([]);
  });

  it('findSimilar keeps products with unknown colour, length or price', () => {
    expect(order(like('bare', { color: null, lengthCm: null, price: null }))).toEqual(['bare']);
    expect(compareKinds({ ...freedom, species: [] }, freedom)).toBeNull();
  });

  it('findSimilar returns at most the count, in a stable order', () => {
    const many = ['c', 'a', 'b'].map((id) => like(id, {}));
    expect(findSimilar(freedom, many, 2).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
