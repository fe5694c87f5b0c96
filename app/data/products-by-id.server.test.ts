import { expect, it } from 'vitest';
import { loadProductsById, getProductsById } from './products-by-id.server';
import { fakeContext } from '~/bff/context.fixture';

const fresh = { id: 1, name: 'Freedom', productType: 'product', kind: 'product' };
const odd = { ...fresh, id: 2, attributes: { lengthCm: '60' } };
const account = { 'GET /customers/me': { data: { id: 1, phone: '+380501112233', defaultPriceGroupId: 2 } } };
const ctx = () =>
  fakeContext(
    { ...account, 'GET /products?ids=1%2C2&page=1&perPage=100': { data: [fresh, odd] } },
    { isSignedIn: true },
  );

it('getProductsById leaves out a product that cannot be parsed', async () => {
  expect([...(await getProductsById(ctx(), ['1', '2'])).keys()]).toEqual(['1']);
});

// @fault A12
it('loadProductsById throws when a product of an order cannot be parsed, so that it does not count as unknown', async () => {
  await expect(loadProductsById(ctx(), ['1', '2'])).rejects.toMatchObject({ kind: 'malformed' });
});
