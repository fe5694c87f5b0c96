import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlankQuantity, packsOf, parseQuantity, parseQuantityInput, wholePacksWithin } from './quantity';

describe('parseQuantity', () => {
  it('pieces and packs are parsed as pieces', () => {
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
  ])('%j, as the portal formats it, is 1200 pieces', (text) => {
    expect(parseQuantity(text, 'piece', 25)).toEqual({ ok: true, pieces: 1_200 });
  });

  it.each([
    ['1,000', 1_000],
    ['1,250', 1_250],
    ['1.000', 1_000],
    ['1,000,000', 1_000_000],
    ['12,0', 12],
    ['12,00', 12],
  ])('a comma or point before three digits separates thousands: %j is %i', (text, pieces) => {
    expect(parseQuantity(text, 'piece', null)).toEqual({ ok: true, pieces });
  });

  it('a text of 200,000 characters is rejected without delay', () => {
    const text = `${'0'.repeat(200_000)}x`;
    expect(parseQuantity(text, 'piece', 25)).toEqual({ ok: false, error: { kind: 'notWhole' } });
  });

  it('a split pack is an error with the whole packs below and above', () => {
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
  ])('%j is rejected as no whole number', (text) => {
    expect(parseQuantity(text, 'piece', null)).toEqual({ ok: false, error: { kind: 'notWhole' } });
  });

  it.each([
    ['99999999999999999999', 'piece'],
    ['9'.repeat(400), 'piece'],
    ['9007199254740993', 'pack'],
  ] as const)('a huge number is still a whole number: %s in the unit %s', (text, unit) => {
    const read = parseQuantity(text, unit, 25);
    expect(read.ok || read.error.kind).not.toBe('notWhole');
    expect(read.ok ? read.pieces : 1e20).toBeGreaterThan(1e15);
  });

  it.each(['0', '-5', '-0'])('%j is rejected as not positive', (text) => {
    expect(parseQuantity(text, 'piece', null)).toEqual({ ok: false, error: { kind: 'notPositive' } });
  });

  it('any number gives whole packs or the nearest whole packs around it', () => {
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

describe('wholePacksWithin and packsOf', () => {
  it('whole packs are counted in stock and in a line; null where a pack would be split', () => {
    expect(wholePacksWithin(64, 25)).toBe(50);
    expect(wholePacksWithin(64, null)).toBe(64);
    expect(wholePacksWithin(-3, 10)).toBe(0);
    expect(packsOf(75, 25)).toBe(3);
    expect(packsOf(70, 25)).toBeNull();
    expect(packsOf(70, null)).toBeNull();
  });
});

describe('parseQuantity of a number with a unit', () => {
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
  ])('the unit of %j wins over the unit of the field', (text) => {
    const pieces = /^3/.test(text) ? 30 : 15;
    for (const unit of ['piece', 'pack'] as const) expect(parseQuantity(text, unit, 15)).toEqual({ ok: true, pieces });
  });

  it('packs of a product without packs are pieces', () => {
    expect(parseQuantity('2 пачки', 'piece', null)).toEqual({ ok: true, pieces: 2 });
  });

  it.each(['шт', '30 см', '2 пачки 3', '30 шт 5', 'x 30 шт', '0,5 п'])('%j is rejected as no whole number', (text) => {
    expect(parseQuantity(text, 'pack', 25)).toEqual({ ok: false, error: { kind: 'notWhole' } });
  });
});

describe('parseQuantityInput', () => {
  it('a bare number that may mean packs or pieces is the error whichUnit', () => {
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
  ] as const)('%j in a field of %ss with packs of %j is %i pieces', (text, unit, packSize, pieces) => {
    expect(parseQuantityInput(text, unit, packSize)).toEqual({ ok: true, pieces });
  });

  it('a number is unclear only when both meanings give whole packs, and never with a unit', () => {
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
  ])('whether %j is blank: %j', (text, isBlank) => {
    expect(isBlankQuantity(text)).toBe(isBlank);
  });
});
