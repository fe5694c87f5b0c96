import { expect, it } from 'vitest';
import { product } from '../contract/catalogue';
import { variantKey, variantOf } from './variant-ref';

const lot = (id: number, rest: object) =>
  variantOf(
    product.parse({
      id,
      name: 'Freedom',
      productType: 'product',
      kind: 'product',
      manufacturerId: 3,
      attributes: { lengthCm: 60 },
      ...rest,
    }),
  );

it('variantKey is the same for lots of one variety, length and farm, and differs for all others', () => {
  const key = variantKey(lot(1, {}));
  expect(variantKey(lot(2, { attributes: { lengthCm: 60, packSize: 25 } }))).toBe(key);
  expect(variantKey(lot(2, { manufacturer: { id: 3, name: 'Los Nevados' } }))).toBe(key);
  const others = [
    lot(1, { name: 'Mondial' }),
    lot(1, { attributes: { lengthCm: 50 } }),
    lot(1, { attributes: {} }),
    lot(1, { manufacturerId: 4 }),
    lot(1, { manufacturerId: null }),
  ];
  expect(new Set([key, ...others.map(variantKey)]).size).toBe(6);
});
