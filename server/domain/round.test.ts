import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countQuantity, missingPieces, parseCount } from './round';

const count = fc.integer({ min: 0, max: 10_000 });
const packSize = fc.option(fc.integer({ min: 1, max: 500 }));
const line = fc.record({ norm: count, left: count, held: count, packSize, stock: count });

describe('what is missing of the norm', () => {
  it('is never negative and never above the stock, in whole packs', () => {
    fc.assert(
      fc.property(line, (each) => {
        const pieces = missingPieces(each);
        expect(pieces).toBeGreaterThanOrEqual(0);
        expect(pieces).toBeLessThanOrEqual(each.stock);
        expect(pieces % (each.packSize ?? 1)).toBe(0);
      }),
    );
  });

  it('is nothing where what is left reaches the norm', () => {
    fc.assert(fc.property(line, count, (each, more) => missingPieces({ ...each, left: each.norm + more }) === 0));
  });

  it('reaches the norm with less than one pack too many, wherever the stock has it', () => {
    fc.assert(
      fc.property(line, (each) => {
        const wanted = Math.max(0, each.norm - each.left - each.held);
        const pieces = missingPieces({ ...each, stock: Number.MAX_SAFE_INTEGER });
        expect(pieces).toBeGreaterThanOrEqual(wanted);
        expect(pieces - wanted).toBeLessThan(each.packSize ?? 1);
      }),
    );
  });

  it('never grows with what is left or in the cart', () => {
    fc.assert(
      fc.property(line, count, (each, more) => {
        expect(missingPieces({ ...each, left: each.left + more })).toBeLessThanOrEqual(missingPieces(each));
        expect(missingPieces({ ...each, held: each.held + more })).toBeLessThanOrEqual(missingPieces(each));
      }),
    );
  });
});

describe('the quantity box of a counted line', () => {
  const goods = { held: 0, packSize: 25, stock: 500 };

  it.each([
    ['100', '30', 'piece', '75'],
    ['100', '0', 'piece', '100'],
    ['100', '100', 'piece', ''],
    ['100', '', 'piece', null],
    ['', '5', 'piece', ''],
    ['1 200', '1', 'piece', '500'],
    ['4', '1', 'pack', '3'],
    ['4', '30 шт', 'pack', '3'],
    ['100', '2 пачки', 'piece', '50'],
    ['100', 'x', 'piece', null],
    ['-1', '5', 'piece', null],
  ] as const)('of norm %j and rest %j in %ss is %j', (norm, left, unit, text) => {
    expect(countQuantity({ norm, left }, unit, goods)).toBe(text);
  });

  it('reads again as the same pieces in either unit', () => {
    fc.assert(
      fc.property(line, fc.constantFrom('piece' as const, 'pack' as const), (each, unit) => {
        const text = countQuantity({ norm: `${each.norm} шт`, left: `${each.left} шт` }, unit, each);
        expect(parseCount(text ?? 'x', unit, each.packSize) ?? 0).toBe(missingPieces(each));
      }),
    );
  });
});
