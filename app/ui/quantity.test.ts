import { describe, expect, it } from 'vitest';
import { stepQuantity } from './quantity';

describe('stepQuantity', () => {
  it('stepQuantity steps by one and stops at the minimum', () => {
    expect(stepQuantity('7', 1, 1, 1)).toBe('8');
    expect(stepQuantity('1', -1, 1, 1)).toBe('1');
    expect(stepQuantity('-5', 1, 1, 0)).toBe('0');
    expect(stepQuantity('999999', 1, 1, 0)).toBe('1000000');
  });

  it('stepQuantity steps from a part of a pack to the next whole pack', () => {
    expect([
      stepQuantity('60', 1, 25, 0),
      stepQuantity('60', -1, 25, 0),
      stepQuantity('75', 1, 25, 0),
      stepQuantity('75', -1, 25, 0),
    ]).toEqual(['75', '50', '100', '50']);
    expect([stepQuantity('2,9', 1, 1, 1), stepQuantity('2,9', -1, 1, 1)]).toEqual(['3', '2']);
    expect(stepQuantity('1\u00a0200', 1, 25, 0)).toBe('1225');
  });

  it('stepQuantity starts at zero for an empty value and returns the minimum for an invalid one', () => {
    expect(stepQuantity('', 1, 25, 0)).toBe('25');
    expect(stepQuantity('abc', 1, 1, 3)).toBe('3');
  });

  it('stepQuantity keeps a typed unit and steps pieces by whole packs', () => {
    expect(stepQuantity('50 шт', 1, 1, 1, 25)).toBe('75 шт');
    expect(stepQuantity('30шт', -1, 1, 1, 25)).toBe('25шт');
    expect(stepQuantity('25 pcs', -1, 1, 1, 25)).toBe('25 pcs');
    expect(stepQuantity('2п', 1, 1, 1, 25)).toBe('3п');
    expect(stepQuantity('2 packs', 1, 25, 0, 25)).toBe('3 packs');
  });
});
