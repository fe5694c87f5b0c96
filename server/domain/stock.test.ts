import { expect, it } from 'vitest';
import { availableIn, leftIn, wholePacksLeft } from './stock';

// @asvs 2.3.2
it('availableIn counts the given warehouse only, and missing and negative numbers as 0', () => {
  const stocks = [
    { warehouseId: 'kyiv', available: 40 },
    { warehouseId: 'lviv', available: 500 },
    { warehouseId: 'odesa', available: null },
    { warehouseId: 'sumy', available: -3 },
  ];
  expect(availableIn(stocks, 'kyiv')).toBe(40);
  expect(availableIn(stocks, 'odesa')).toBe(0);
  expect(availableIn(stocks, 'dnipro')).toBe(0);
  expect(availableIn(stocks, 'sumy')).toBe(0);
});

it('leftIn subtracts the pieces in the cart and never goes below 0', () => {
  const stocks = [{ warehouseId: 'kyiv', available: 40 }];
  expect([leftIn(stocks, 'kyiv'), leftIn(stocks, 'kyiv', 25), leftIn(stocks, 'kyiv', 50)]).toEqual([40, 15, 0]);
});

it('wholePacksLeft counts the pieces of whole packs after those in the cart', () => {
  const product = { stocks: [{ warehouseId: 'kyiv', available: 40 }], attributes: { packSize: 25 } };
  expect([wholePacksLeft(product, 'kyiv'), wholePacksLeft(product, 'kyiv', 20)]).toEqual([25, 0]);
  expect(wholePacksLeft({ ...product, attributes: {} }, 'kyiv', 20)).toBe(20);
});
