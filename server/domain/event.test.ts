import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyEvent,
  emptyPiece,
  eventErrors,
  MAX_COUNT,
  MAX_SPARE,
  MAX_STEMS,
  parseCount,
  parseSpare,
  sumStems,
  tidyEvent,
  wholePacksFor,
  withSpare,
  type EventFields,
} from './event';

const stems = fc.integer({ min: 1, max: MAX_STEMS * MAX_COUNT });
const spare = fc.integer({ min: 0, max: MAX_SPARE });
const packSize = fc.option(fc.integer({ min: 1, max: 500 }));

describe('whole packs for stems with spare', () => {
  it('are whole packs, never fewer stems than needed, and less than one pack too many', () => {
    fc.assert(
      fc.property(stems, spare, packSize, (needed, percent, size) => {
        const all = withSpare(needed, percent);
        const pieces = wholePacksFor(all, size);
        expect(Number.isSafeInteger(all) && Number.isSafeInteger(pieces)).toBe(true);
        expect(all * 100).toBeGreaterThanOrEqual(needed * (100 + percent));
        expect((all - 1) * 100).toBeLessThan(needed * (100 + percent));
        expect(pieces % (size ?? 1)).toBe(0);
        expect(pieces).toBeGreaterThanOrEqual(all);
        expect(pieces - all).toBeLessThan(size ?? 1);
      }),
    );
  });

  it('never shrink when stems or spare grow', () => {
    fc.assert(
      fc.property(stems, spare, packSize, (needed, percent, size) => {
        const pieces = wholePacksFor(withSpare(needed, percent), size);
        expect(wholePacksFor(withSpare(needed + 1, percent), size)).toBeGreaterThanOrEqual(pieces);
        expect(wholePacksFor(withSpare(needed, percent + 1), size)).toBeGreaterThanOrEqual(pieces);
      }),
    );
  });

  it.each([
    [84, 10, 25, 93, 100],
    [100, 0, 25, 100, 100],
    [100, 10, 10, 110, 110],
    [1, 1, null, 2, 2],
    [7, 0, 10, 7, 10],
  ])('of %i stems with %i %% in packs of %s are %i stems and %i pieces', (needed, percent, size, all, pieces) => {
    expect([withSpare(needed, percent), wholePacksFor(all, size)]).toEqual([all, pieces]);
  });
});

describe('sumStems', () => {
  it('adds a good of several pieces, each times the number of its piece', () => {
    const lines = [
      { piece: 0, key: 'rose', stems: 7 },
      { piece: 0, key: 'fern', stems: 3 },
      { piece: 1, key: 'rose', stems: 50 },
    ];
    expect([...sumStems(lines, [12, 2])]).toEqual([
      ['rose', 184],
      ['fern', 36],
    ]);
  });

  it('gives the same whatever the order of the lines', () => {
    const line = fc.record({
      piece: fc.integer({ min: 0, max: 4 }),
      key: fc.constantFrom('a', 'b', 'c'),
      stems: fc.integer({ min: 1, max: MAX_STEMS }),
    });
    const counts = fc.array(fc.integer({ min: 1, max: MAX_COUNT }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(line), counts, (lines, many) => {
        expect(new Map(sumStems(lines.toReversed(), many))).toEqual(new Map(sumStems(lines, many)));
      }),
    );
  });
});

describe('the fields of an event', () => {
  const event = (changes: Partial<EventFields> = {}): EventFields => ({
    ...emptyEvent,
    pieces: [{ name: 'Букет', count: '12', stems: 'фрідом 60 - 7' }],
    ...changes,
  });
  const kinds = (changes: Partial<EventFields>) => eventErrors(tidyEvent(event(changes))).map(({ kind }) => kind);

  it.each([
    ['', 0],
    ['0', 0],
    ['10', 10],
    ['10 %', 10],
    ['100%', 100],
    ['-5', null],
    ['900', null],
    ['7,5', null],
    ['багато', null],
  ])('parseSpare reads %j as %s', (text, percent) => {
    expect(parseSpare(text)).toBe(percent);
  });

  it.each([
    ['12', 12],
    ['1 000', 1_000],
    ['10000', 10_000],
    ['10001', null],
    ['0', null],
    ['-1', null],
    ['0.5', null],
    ['1e3', null],
    ['', null],
  ])('parseCount reads %j as %s', (text, count) => {
    expect(parseCount(text)).toBe(count);
  });

  it('are right, with the date as Ukraine writes it', () => {
    expect(kinds({ date: '25.12.2026', name: '<b>Весілля</b>' })).toEqual([]);
    expect(tidyEvent(event({ date: '25.12.2026' })).date).toBe('2026-12-25');
  });

  it.each([
    ['date', { date: '31.02.2027' }],
    ['spare', { spare: '-5' }],
    ['name', { name: 'я'.repeat(61) }],
    ['count', { pieces: [{ name: '', count: '0', stems: 'фрідом 60 - 7' }] }],
    ['text', { pieces: [{ name: '', count: '1', stems: 'я'.repeat(501) }] }],
    ['empty', { pieces: [emptyPiece, { name: 'Арка', count: '1', stems: ' ' }] }],
  ] as const)('are wrong by their %s', (kind, changes) => {
    expect(kinds(changes)).toEqual([kind]);
  });

  it('are wrong by too many pieces, and blank pieces do not count', () => {
    const piece = { name: 'Букет', count: '1', stems: 'фрідом 60 - 7' };
    expect(kinds({ pieces: Array.from({ length: 31 }, () => piece) })).toEqual(['pieces']);
    expect(kinds({ pieces: [piece, ...Array.from({ length: 40 }, () => emptyPiece)] })).toEqual([]);
  });
});
