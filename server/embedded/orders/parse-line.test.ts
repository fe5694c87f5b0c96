import { describe, expect, it } from 'vitest';
import { parseLine } from './parse-line';

describe('parseLine', () => {
  it('converts UAH to whole kopiykas without rounding errors', () => {
    expect(parseLine({ quantity: 3, price: 38.43, discount: 5.77, total: 109.52 })).toEqual({
      quantity: 3,
      price: 3843,
      discount: 577,
      total: 10952,
    });
    expect(parseLine({ quantity: 1000, price: 0.29, discount: 0, total: 290 }).total).toBe(29_000);
  });

  it.each([
    { quantity: 3, price: 10, discount: 0, total: 30.01 },
    { quantity: 3, price: 10, discount: 1, total: 30 },
    { quantity: 3, price: -10, discount: 0, total: -30 },
    { quantity: 1, price: 10, discount: 11, total: -1 },
    { quantity: 1, price: 10, discount: -1, total: 11 },
  ])('rejects a total of $total for $quantity × $price − $discount', (line) => {
    expect(() => parseLine(line)).toThrow('WRONG_TOTAL');
  });
});
