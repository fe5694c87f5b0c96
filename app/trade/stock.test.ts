import { expect, it } from 'vitest';
import { availableIn } from './stock';

it('counts the configured warehouse only, and a missing number as 0', () => {
  const stocks = [
    { warehouseId: 'kyiv', available: 40 },
    { warehouseId: 'lviv', available: 500 },
    { warehouseId: 'odesa', available: null },
  ];
  expect(availableIn(stocks, 'kyiv')).toBe(40);
  expect(availableIn(stocks, 'odesa')).toBe(0);
  expect(availableIn(stocks, 'dnipro')).toBe(0);
});
