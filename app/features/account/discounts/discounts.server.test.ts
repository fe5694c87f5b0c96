import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { applicable, listDiscounts } from './discounts.server';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const rose = (facts: object) => ({
  id: 7,
  name: 'Freedom 60 cm',
  productType: 'product',
  kind: 'product',
  manufacturerId: 3,
  prices: [{ priceGroupId: 2, price: 40 }],
  attributes: { packSize: 25 },
  promotions: [],
  ...facts,
});
const farms = {
  data: [
    { id: 3, name: 'Monte Rosa' },
    { id: 4, name: 'Naivasha Dawn' },
  ],
};
const goodsCall = 'GET /products?manufacturerId=3&manufacturerId=4&inStock=1&page=1&perPage=100';
const answers = {
  'GET /customers/me': { data: { id: 1, phone: '+380501112233', defaultPriceGroupId: 2 } },
  'GET /cart/discounts?page=1&perPage=100': {
    data: [
      { manufacturerId: 4, priceGroupId: 2, discount: 5 },
      { manufacturerId: 3, priceGroupId: 2, discount: 7.5 },
    ],
  },
  'GET /manufacturers?page=1&perPage=100': farms,
  [goodsCall]: { data: [rose({})] },
};
const list = (changed: object = {}) =>
  listDiscounts(fakeContext({ ...answers, ...changed }, { isSignedIn: true, language: 'en' }));

describe('listDiscounts', () => {
  it('shows the manufacturer, the percent, the price of a pack and a link to the products', async () => {
    const { discounts, namesMissing } = await list();
    expect(namesMissing).toBe(false);
    expect(discounts.map(({ farm, percent }) => [farm, percent])).toEqual([
      ['Monte Rosa', '7.5%'],
      ['Naivasha Dawn', '5%'],
    ]);
    expect(discounts[0]).toMatchObject({
      goodsHref: '/en/search?manufacturerId=3',
      example: { goods: 'Freedom 60 cm, pack of 25' },
    });
    expect(discounts.map(({ example }) => [plain(example.before), plain(example.after)])).toEqual([
      ['1,000.00 UAH', '925.00 UAH'],
      ['1,000.00 UAH', '950.00 UAH'],
    ]);
  });

  it.each([
    ['promotion', { promotions: [{ id: 1, title: 'Week', discountValue: 10, discountType: 'percent' }] }],
    ['bouquet', { productType: 'bouquet' }],
    ['price of another group', { prices: [{ priceGroupId: 9, price: 40 }] }],
  ])('does not use a %s as the example', async (_, facts) => {
    const { discounts } = await list({
      [goodsCall]: { data: [rose(facts), rose({ name: 'Explorer', attributes: {} })] },
    });
    expect(discounts[0]?.example.goods).toBe('Explorer, 1 pc');
    expect(plain(discounts[0]?.example.after ?? '')).toBe('37.00 UAH');
  });

  it('works without names and products when the API returns none', async () => {
    const down = new Response('', { status: 503 });
    const { discounts, namesMissing } = await list({
      'GET /manufacturers?page=1&perPage=100': down,
      [goodsCall]: down,
    });
    expect(namesMissing).toBe(true);
    expect(discounts[0]).toMatchObject({ farm: 'Farm No. 3', example: { goods: 'on every thousand' } });
  });

  it('is empty for a customer without discounts, and sends no further requests', async () => {
    const ctx = fakeContext(
      { ...answers, 'GET /cart/discounts?page=1&perPage=100': { data: [] } },
      { isSignedIn: true },
    );
    expect(await listDiscounts(ctx)).toEqual({ discounts: [], namesMissing: false });
    expect(ctx.calls).toHaveLength(2);
  });
});

describe('applicable', () => {
  const of = (manufacturerId: string, priceGroupId: string, discount: number) => ({
    manufacturerId,
    priceGroupId,
    discount,
  });

  it('keeps the first entry of each manufacturer in the customer’s price group, sorted by percent', () => {
    const all = [of('1', '2', 3), of('1', '2', 9), of('2', '1', 20), of('3', '2', 0), of('4', '2', 8)];
    expect(applicable(all, '2')).toEqual([of('4', '2', 8), of('1', '2', 3)]);
  });

  it('is empty for an account without a price group', () => {
    expect(applicable([of('1', '2', 3)], null)).toEqual([]);
  });
});
