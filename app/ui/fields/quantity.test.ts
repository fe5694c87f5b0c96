import { describe, expect, it } from 'vitest';
import { stepQuantity } from './quantity';

describe('stepQuantity', () => {
  it('stepQuantity steps by one and stops at the minimum', () => {
    expect(stepQuantity('7', 1, { step: 1, min: 1 })).toBe('8');
    expect(stepQuantity('1', -1, { step: 1, min: 1 })).toBe('1');
    expect(stepQuantity('-5', 1, { step: 1, min: 0 })).toBe('0');
    expect(stepQuantity('999999', 1, { step: 1, min: 0 })).toBe('1000000');
  });

  it('stepQuantity steps from a part of a pack to the next whole pack', () => {
    expect([
      stepQuantity('60', 1, { step: 25, min: 0 }),
      stepQuantity('60', -1, { step: 25, min: 0 }),
      stepQuantity('75', 1, { step: 25, min: 0 }),
      stepQuantity('75', -1, { step: 25, min: 0 }),
    ]).toEqual(['75', '50', '100', '50']);
    expect([stepQuantity('2,9', 1, { step: 1, min: 1 }), stepQuantity('2,9', -1, { step: 1, min: 1 })]).toEqual([
      '3',
      '2',
    ]);
    expect(stepQuantity('1\u00a0200', 1, { step: 25, min: 0 })).toBe('1225');
  });

  it('stepQuantity starts at zero for an empty value and returns the minimum for an invalid one', () => {
    expect(stepQuantity('', 1, { step: 25, min: 0 })).toBe('25');
    expect(stepQuantity('abc', 1, { step: 1, min: 3 })).toBe('3');
  });

  it('stepQuantity stops at the maximum, also with a typed unit and from a larger number', () => {
    expect(stepQuantity('3', 1, { step: 1, min: 0, max: 4 })).toBe('4');
    expect(stepQuantity('4', 1, { step: 1, min: 0, max: 4 })).toBe('4');
    expect(stepQuantity('9999', 1, { step: 1, min: 0, max: 4 })).toBe('4');
    expect(stepQuantity('100 шт', 1, { step: 1, min: 0, max: 4, packSize: 25 })).toBe('100 шт');
  });

  it('stepQuantity keeps a typed unit and steps pieces by whole packs', () => {
    expect(stepQuantity('50 шт', 1, { step: 1, min: 1, packSize: 25 })).toBe('75 шт');
    expect(stepQuantity('30шт', -1, { step: 1, min: 1, packSize: 25 })).toBe('25шт');
    expect(stepQuantity('25 pcs', -1, { step: 1, min: 1, packSize: 25 })).toBe('25 pcs');
    expect(stepQuantity('2п', 1, { step: 1, min: 1, packSize: 25 })).toBe('3п');
    expect(stepQuantity('2 packs', 1, { step: 25, min: 0, packSize: 25 })).toBe('3 packs');
  });
});
