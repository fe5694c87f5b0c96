import { describe, expect, it } from 'vitest';
import { boundQuantity } from './quantity';

describe('boundQuantity', () => {
  it('keeps a whole number', () => {
    expect(boundQuantity('7', 1)).toBe(7);
  });

  it('stops at the least', () => {
    expect(boundQuantity('0', 1)).toBe(1);
    expect(boundQuantity('-1', 0)).toBe(0);
    expect(boundQuantity('999999', 0)).toBe(999999);
  });

  it('takes a part of a pack as the packs that are whole', () => {
    expect(boundQuantity('2.9', 1)).toBe(2);
  });

  it('takes nonsense as the least', () => {
    expect(boundQuantity('', 1)).toBe(1);
    expect(boundQuantity('abc', 3)).toBe(3);
  });
});
