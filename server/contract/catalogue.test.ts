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

it('takes an account that does not say whether it is banned for one that is not', () => {
  expect(account.parse({ id: 1, phone: '+380501112233', isBanned: null }).isBanned).toBe(false);
});

it.each(['25', 12.5, -1])('does not take a pack of %j for single stems', (packSize) => {
  expect(product.safeParse({ ...bare, attributes: { packSize } }).success).toBe(false);
});
