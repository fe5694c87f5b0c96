import { describe, expect, it } from 'vitest';
import { boundQuantity } from './quantity';

describe('boundQuantity', () => {
  it('keeps a whole number within its bounds', () => {
    expect(boundQuantity('7', 1, 10)).toBe(7);
  });

  it('stops at either bound', () => {
    expect(boundQuantity('0', 1, 10)).toBe(1);
    expect(boundQuantity('11', 1, 10)).toBe(10);
    expect(boundQuantity('999999', 0, undefined)).toBe(999999);
  });

  it('takes a part of a pack as the packs that are whole', () => {
    expect(boundQuantity('2.9', 1, undefined)).toBe(2);
  });

  it('takes nonsense as the least', () => {
    expect(boundQuantity('', 1, 10)).toBe(1);
    expect(boundQuantity('abc', 3, 10)).toBe(3);
  });
});
