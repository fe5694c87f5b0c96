import { expect, it } from 'vitest';
import { account } from './account';
import { product } from './catalogue';

const bare = { id: 7, name: 'Freedom', productType: 'product', kind: 'product' };

it.each([
  ...['images', 'prices', 'stocks', 'promotions', 'attributes', 'isProductOfWeek', 'isSecondGrade', 'seoUrl'].map(
    (field) => ({ [field]: null }),
  ),
  { attributes: [] },
  { attributes: { packSize: 0 } },
  { seoUrl: { keyword: '' } },
])('reads a product with %j as one without it', (odd) => {
  expect(product.parse({ ...bare, ...odd })).toEqual(product.parse(bare));
});

it('reads the country of a farm whose code is no ISO code', () => {
  const manufacturer = { id: 1, name: 'Galleria', country: { id: 2, name: 'Еквадор', code: 'ECU' } };
  expect(product.parse({ ...bare, manufacturer }).manufacturer?.country).toEqual({
    id: '2',
    name: 'Еквадор',
    code: null,
  });
});

it('reads the promotions of a product that run now, a last day to its end', () => {
  const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString();
  const promotions = [
    { id: 'begun', startsAt: day(-1), endsAt: day(1) },
    { id: 'ends today', endsAt: day(0).slice(0, 10) },
    { id: 'without days' },
    { id: 'coming', startsAt: day(1) },
    { id: 'over', startsAt: day(-3), endsAt: day(-1) },
    { id: 'over for two days', endsAt: day(-2).slice(0, 10) },
  ].map((each) => ({ title: 'Тиждень троянд', discountType: 'percent', discountValue: 10, ...each }));
  expect(product.parse({ ...bare, promotions }).promotions.map(({ id }) => id)).toEqual([
    'begun',
    'ends today',
    'without days',
  ]);
});

it('takes an account that does not say whether it is banned for one that is not', () => {
  expect(account.parse({ id: 1, phone: '+380501112233', isBanned: null }).isBanned).toBe(false);
});

it.each(['25', 12.5, -1])('does not take a pack of %j for single stems', (packSize) => {
  expect(product.safeParse({ ...bare, attributes: { packSize } }).success).toBe(false);
});
