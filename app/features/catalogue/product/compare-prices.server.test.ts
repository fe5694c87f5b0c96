import { expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { catalogue } from '~server/search-index/catalogue.fixture';
import { parseCatalogueQuery } from '../list/catalogue-query';
import { comparePrices } from './compare-prices.server';

const [variety] = catalogue.varieties;
const [lot] = variety?.lots ?? [];

it.each([
  [1.1, 'priceMin=1.10'],
  [33.3, 'priceMax=33.30'],
  [8.2, 'priceMin=8.20&priceMax=8.20'],
])('a price of %s is within the bound %s that equals it', async (price, bounds) => {
  if (!variety || !lot) throw new Error('the fixture has a lot');
  const product = { id: 7, name: 'Freedom', productType: 'product', kind: 'product' };
  const ctx = fakeContext(
    {
      'GET /customers/me': { data: { id: 1, phone: '+380501112233', defaultPriceGroupId: 2 } },
      'GET /products?ids=7&page=1&perPage=100': { data: [{ ...product, prices: [{ priceGroupId: 2, price }] }] },
    },
    { isSignedIn: true },
  );
  const query = parseCatalogueQuery(new URLSearchParams(bounds));
  const { matches } = await comparePrices(ctx, query, [{ position: 0, variety, lots: [{ ...lot, id: '7' }] }]);
  expect(matches.map(({ lots }) => lots.map(({ id }) => id))).toEqual([['7']]);
});
