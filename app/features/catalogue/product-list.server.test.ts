import { describe, expect, it } from 'vitest';
import { fakeScope } from '~/bff/scope.fixture';
import { readCatalogueQuery } from './catalogue-query';
import { readProductList } from './product-list.server';

const rose = {
  id: 42, name: 'Freedom', productType: 'product', kind: 'product', prices: [{ priceGroupId: 2, price: 38.4 }],
  stocks: [{ warehouseId: 1, available: 340 }], attributes: { lengthCm: 60, packSize: 25 },
};
const listed = 'GET /products?page=1&perPage=24&sort=name&order=asc';

function readFor(groupId: number | null, isSignedIn = true) {
  const scope = fakeScope({
    'GET /customers/me': { data: { id: 1, phone: '+380501112233', defaultPriceGroupId: groupId } },
    'GET /cart/discounts?page=1&perPage=100': { data: [] },
    'GET /categories': { data: [] },
    [listed]: { data: [rose], meta: { page: 1, perPage: 24, total: 1 } },
  }, { isSignedIn });
  return readProductList(scope, { query: readCatalogueQuery(new URLSearchParams()), inCart: Promise.resolve(new Map()) });
}

describe('the price of a product in a list', () => {
  it('is the one of the customer’s group', async () => {
    const { cards: [card] } = await readFor(2);
    expect([card?.price?.amount, card?.ordering?.piecePrice]).toEqual(['38,40', 3_840]);
  });

  it('is known to be missing for a customer whose group has none, or who has no group, and nothing can be ordered', async () => {
    for (const groupId of [9, null]) expect((await readFor(groupId)).cards[0]).toMatchObject({ price: null, stock: { text: '340 шт' } });
    expect((await readFor(null)).cards[0]).not.toHaveProperty('ordering');
  });

  it('is left out of what a visitor is sent', async () => {
    expect((await readFor(null, false)).cards[0]).not.toHaveProperty('price');
  });
});
