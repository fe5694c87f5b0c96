import { describe, expect, it } from 'vitest';
import type { Product, ProductQuery } from '~server/contract/catalogue';
import { endpoints } from '~server/contract/endpoints';
import { languages, type Language } from '~server/contract/enumerations';
import { useEmbeddedApi } from './embedded-api';
import { toDecimal, zero } from '~server/contract/money';

const api = useEmbeddedApi();

async function list(query: ProductQuery, language: Language = 'uk'): Promise<{ data: Product[]; total: number }> {
  const { data, meta } = await api.call(
    endpoints.products.list,
    { query: { perPage: 100, ...query } },
    { bearer: api.bearer, language },
  );
  return { data, total: meta?.total ?? data.length };
}

const priceOf = (product: Product) =>
  toDecimal(product.prices.find((price) => price.priceGroupId === '2')?.price ?? zero);

describe('GET /products, paging', () => {
  it('answers 422 to perPage above 100 and to page 0', async () => {
    expect(await api.reject(endpoints.products.list, { query: { perPage: 101 } })).toMatchObject({
      status: 422,
      details: { perPage: expect.any(String) as string },
    });
    expect((await api.reject(endpoints.products.list, { query: { page: 0 } })).status).toBe(422);
  });
});

describe('GET /products, filters', () => {
  it.each<[string, ProductQuery, (product: Product) => boolean]>([
    ['a category', { categoryId: '12' }, (product) => product.categoryId === '12'],
    [
      'a category with its subcategories',
      { categoryId: '1' },
      (product) => ['11', '12', '13'].includes(product.categoryId ?? ''),
    ],
    ['farms', { manufacturerId: ['1', '20'] }, (product) => ['1', '20'].includes(product.manufacturerId ?? '')],
    [
      'countries',
      { countryId: ['4', '6'] },
      (product) => ['KE', 'UA'].includes(product.manufacturer?.country?.code ?? ''),
    ],
    ['a colour', { color: 'purple' }, (product) => product.attributes.color === 'purple'],
    [
      'stock',
      { inStock: '1' },
      (product) => (product.stocks.find((stock) => stock.warehouseId === '1')?.available ?? 0) > 0,
    ],
    ['promotions', { promotion: '1' }, (product) => product.promotions.length > 0],
    ['second grade', { secondGrade: '1' }, (product) => product.isSecondGrade],
    ['products of the week', { productOfWeek: '1' }, (product) => product.isProductOfWeek],
    ['prices', { priceMin: 40, priceMax: 60.5 }, (product) => priceOf(product) >= 40 && priceOf(product) <= 60.5],
    ['ids', { ids: '3,5,no' }, (product) => ['3', '5'].includes(product.id)],
    [
      'colour and category',
      { color: 'red', categoryId: '21' },
      (product) => product.attributes.color === 'red' && product.categoryId === '21',
    ],
  ])('filters by %s', async (_, query, fits) => {
    const all: Product[] = [];
    for (let page = 1; page <= 7; page += 1) all.push(...(await list({ page })).data);
    const expected = all.filter(fits).map((product) => product.id);
    const found = await list(query);
    expect(expected.length).toBeGreaterThan(0);
    expect(found.total).toBe(expected.length);
    expect(found.data.map((product) => product.id)).toEqual(expected.slice(0, 100));
  });

  it('finds nothing for unknown values', async () => {
    for (const query of [{ categoryId: 'x' }, { manufacturerId: ['999'] }, { color: 'plaid' }, { search: 'кактус' }])
      expect((await list(query)).total).toBe(0);
  });
});

describe('GET /products, sorting', () => {
  it.each(languages)('sorts by name in the alphabet of %s, ascending and descending', async (language) => {
    const names = async (order: 'asc' | 'desc') =>
      (await list({ categoryId: '31', sort: 'name', order }, language)).data.map((product) => product.name);
    const ascending = await names('asc');
    expect(ascending).toEqual([...ascending].sort(new Intl.Collator(language).compare));
    expect(await names('desc')).toEqual([...ascending].reverse());
  });

  it.each(['asc', 'desc'] as const)(
    'sorts by name (%s) with products of one name by length, grade and farm',
    async (order) => {
      const lots = (await list({ categoryId: '11', sort: 'name', order })).data;
      const names = [...new Set(lots.map((lot) => lot.name))];
      const collator = new Intl.Collator('uk');
      const sorted = lots.toSorted(
        (one, other) =>
          names.indexOf(one.name) - names.indexOf(other.name) ||
          Number(one.attributes.lengthCm) - Number(other.attributes.lengthCm) ||
          Number(one.isSecondGrade) - Number(other.isSecondGrade) ||
          collator.compare(one.manufacturer?.name ?? '', other.manufacturer?.name ?? ''),
      );
      expect(names.length).toBeLessThan(lots.length / 3);
      expect(lots.map((lot) => lot.id)).toEqual(sorted.map((lot) => lot.id));
    },
  );

  it('sorts by farm', async () => {
    const farms = (await list({ sort: 'manufacturer' })).data.map((product) => product.manufacturer?.name ?? '');
    expect(farms).toEqual([...farms].sort(new Intl.Collator('uk').compare));
  });
});

describe('GET /products, search', () => {
  it.each([
    ['freedom', (product: Product) => product.name === 'Freedom'],
    ['троян', (product: Product) => ['11', '12', '13'].includes(product.categoryId ?? '')],
    ['rose ecuador', (product: Product) => product.manufacturer?.country?.code === 'EC'],
    ['Freedom 60', (product: Product) => product.attributes.lengthCm === 60],
    ['біла еустома', (product: Product) => product.attributes.color === 'white'],
    ["o'hara", (product: Product) => product.name.includes("O'Hara")],
    ['ohara', (product: Product) => product.name.includes("O'Hara")],
    ['los nevados', (product: Product) => product.manufacturer?.name === 'Los Nevados'],
  ])('finds matching products for “%s”', async (search, fits) => {
    const { data } = await list({ search });
    expect(data.length).toBeGreaterThan(0);
    for (const product of data) expect(fits(product), product.name).toBe(true);
  });

  it('accepts special characters of the query language', async () => {
    for (const search of ['"', '*', 'a AND', 'NEAR(', '%', "'; DROP TABLE products"]) await list({ search });
  });
});
