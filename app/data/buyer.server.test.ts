import { expect, it } from 'vitest';
import { loadBuyer } from './buyer.server';
import { fakeContext } from '~/bff/context.fixture';

it('loadBuyer loads the discounts of all pages', async () => {
  const discounts = Array.from({ length: 120 }, (_, at) => ({ manufacturerId: at + 1, priceGroupId: 2, discount: 5 }));
  const page = (number: number) => ({
    data: discounts.slice((number - 1) * 100, number * 100),
    meta: { total: 120, page: number, perPage: 100 },
  });
  const ctx = fakeContext(
    {
      'GET /customers/me': { data: { id: 1, phone: '+380501112233', defaultPriceGroupId: 2 } },
      'GET /cart/discounts?page=1&perPage=100': page(1),
      'GET /cart/discounts?page=2&perPage=100': page(2),
    },
    { isSignedIn: true },
  );
  expect((await loadBuyer(ctx))?.discounts.map(({ manufacturerId }) => manufacturerId).at(-1)).toBe('120');
});
