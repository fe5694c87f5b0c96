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
  { attributes: { packSize: 1 } },
  { seoUrl: { keyword: '' } },
])('A product with %j is parsed as one without it', (odd) => {
  expect(product.parse({ ...bare, ...odd })).toEqual(product.parse(bare));
});

it('A farm’s country with an invalid ISO code is parsed', () => {
  const manufacturer = { id: 1, name: 'Galleria', country: { id: 2, name: 'Еквадор', code: 'ECU' } };
  expect(product.parse({ ...bare, manufacturer }).manufacturer?.country).toEqual({
    id: '2',
    name: 'Еквадор',
    code: null,
  });
});

it('An account without isBanned is not banned', () => {
  expect(account.parse({ id: 1, phone: '+380501112233', isBanned: null }).isBanned).toBe(false);
});

it.each(['25', 12.5, -1])('A pack size of %j is invalid', (packSize) => {
  expect(product.safeParse({ ...bare, attributes: { packSize } }).success).toBe(false);
});
