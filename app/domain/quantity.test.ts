import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlankQuantity, packsOf, parseQuantity, parseQuantityInput, wholePacksWithin } from './quantity';

describe('readQuantity', () => {
  it('counts pieces and packs', () => {
    expect(parseQuantity('50', 'piece', 25)).toEqual({ ok: true, pieces: 50 });
    expect(parseQuantity(' 3 ', 'pack', 25)).toEqual({ ok: true, pieces: 75 });
    expect(parseQuantity('7', 'piece', null)).toEqual({ ok: true, pieces: 7 });
    expect(parseQuantity('7', 'pack', null)).toEqual({ ok: true, pieces: 7 });
    expect(parseQuantity('2,0', 'pack', 10)).toEqual({ ok: true, pieces: 20 });
  });

  it.each([
    '1\u00a0200',
    '1\u202f200',
    '1\u2009200',
    ' 1 200 ',
    '1\u00a0200,0',
    '1,200',
    '1.200',
    '1,200.0',
    '1.200,00',
  ])('counts %j as the portal writes it', (text) => {
    expect(parseQuantity(text, 'piece', 25)).toEqual({ ok: true, pieces: 1_200 });
  });

  it.each([
    ['1,000', 1_000],
    ['1,250', 1_250],
    ['1.000', 1_000],
    ['1,000,000', 1_000_000],
    ['12,0', 12],
    ['12,00', 12],
  ])('takes a comma or point for the sign between thousands where three figures follow: %j', (text, pieces) => {
    expect(parseQuantity(text, 'piece', null)).toEqual({ ok: true, pieces });
  });

  it('offers the whole packs on both sides of a split one', () => {
    expect(parseQuantity('60', 'piece', 25)).toEqual({
      ok: false,
      error: { kind: 'splitsPack', packSize: 25, neighbours: [50, 75] },
    });
    expect(parseQuantity('3', 'piece', 25)).toMatchObject({ error: { neighbours: [25] } });
  });

  it.each([
    '',
    'abc',
    '1.5',
    '1,5',
    '1e9',
    'Infinity',
    '--5',
    '5 5',
    '1 20',
    '1 2000',
    '1200 300',
    '0,500',
    '0.250',
    '1,2000',
    '1,000,0',
    '1,000.5',
    '1,000 000',
  ])('refuses %j as no whole number', (text) => {
    expect(parseQuantity(text, 'piece', null)).toEqual({ ok: false, error: { kind: 'notWhole' } });
  });

  it.each([
    ['99999999999999999999', 'piece'],
    ['9'.repeat(400), 'piece'],
    ['9007199254740993', 'pack'],
  ] as const)('reads a number past all counting as one: %s in a %s', (text, unit) => {
    const read = parseQuantity(text, unit, 25);
    expect(read.ok || read.error.kind).not.toBe('notWhole');
    expect(read.ok ? read.pieces : 1e20).toBeGreaterThan(1e15);
  });

  it.each(['0', '-5', '-0'])('refuses %j as not positive', (text) => {
    expect(parseQuantity(text, 'piece', null)).toEqual({ ok: false, error: { kind: 'notPositive' } });
  });

  it('never answers with a split pack, and its neighbours enclose what was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 200 }), (count, size) => {
        const read = parseQuantity(String(count), 'piece', size);
        const offered = read.ok ? [read.pieces] : 'neighbours' in read.error ? read.error.neighbours : [];
        expect(offered.length).toBeGreaterThan(0);
        for (const each of offered) {
          expect(each % size).toBe(0);
          expect(Math.abs(each - count)).toBeLessThan(size);
        }
      }),
    );
  });
});

describe('packs', () => {
  it('counts whole packs in stock and in a line', () => {
    expect(wholePacksWithin(64, 25)).toBe(50);
    expect(wholePacksWithin(64, null)).toBe(64);
    expect(wholePacksWithin(-3, 10)).toBe(0);
    expect(packsOf(75, 25)).toBe(3);
    expect(packsOf(70, 25)).toBeNull();
    expect(packsOf(70, null)).toBeNull();
  });
});

describe('readQuantity of a number with its unit', () => {
  it.each([
    '30 шт',
    '30шт',
    '30 шт.',
    '30 pcs',
    '30pcs',
    '30 stems',
    '30 штук',
    '1 пачка',
    '1п',
    '1 pack',
    '1 уп',
    '1 bunch',
  ])('reads %j by that unit, whatever its box counts', (text) => {
    const pieces = /^3/.test(text) ? 30 : 15;
    for (const unit of ['piece', 'pack'] as const) expect(parseQuantity(text, unit, 15)).toEqual({ ok: true, pieces });
  });

  it('takes packs of goods that come by the piece as pieces', () => {
    expect(parseQuantity('2 пачки', 'piece', null)).toEqual({ ok: true, pieces: 2 });
  });

  it.each(['шт', '30 см', '2 пачки 3', '30 шт 5', 'x 30 шт', '0,5 п'])('takes %j for no whole number', (text) => {
    expect(parseQuantity(text, 'pack', 25)).toEqual({ ok: false, error: { kind: 'notWhole' } });
  });
});

describe('parseQuantityInput', () => {
  it('asks whether a bare number is packs or pieces where it is two packs or more of pieces', () => {
    for (const [text, count] of [
      ['50', 50],
      ['75', 75],
      ['1 000', 1_000],
    ] as const)
      expect(parseQuantityInput(text, 'pack', 25)).toEqual({
        ok: false,
        error: { kind: 'whichUnit', count, packSize: 25 },
      });
  });

  it.each([
    ['25', 'pack', 25, 625],
    ['30', 'pack', 25, 750],
    ['50 шт', 'pack', 25, 50],
    ['50 пачок', 'pack', 25, 1_250],
    ['50', 'piece', 25, 50],
    ['50', 'pack', null, 50],
    ['50', 'pack', 1, 50],
  ] as const)('reads %j in a box of %ss, a pack of %j, as %i pieces', (text, unit, packSize, pieces) => {
    expect(parseQuantityInput(text, unit, packSize)).toEqual({ ok: true, pieces });
  });

  it('never asks what has its unit, and asks only about what both meanings allow', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 2, max: 100 }), (count, packSize) => {
        const read = parseQuantityInput(String(count), 'pack', packSize);
        expect(read.ok).toBe(count % packSize > 0 || count < 2 * packSize);
        expect(parseQuantityInput(`${count} п`, 'pack', packSize)).toEqual({ ok: true, pieces: count * packSize });
      }),
    );
  });
});

describe('isBlankQuantity', () => {
  it.each([
    ['', true],
    ['  ', true],
    ['0', true],
    ['00', true],
    ['10', false],
    ['-0', false],
    ['1', false],
    ['нуль', false],
  ])('reads %j', (text, isBlank) => {
    expect(isBlankQuantity(text)).toBe(isBlank);
  });
});
