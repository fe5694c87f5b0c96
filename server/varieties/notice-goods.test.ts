import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countChanges, isNew, noticeGoods, type Goods, type SeenGoods, type Sight } from './notice-goods';

const HOUR = 3_600_000;
const start = Date.parse('2026-11-29T04:00:00Z');
/** A look that ended at a time, ms after the start, and took a second. */
const lookAt = (at: number, more: Partial<Sight> = {}): Sight => ({
  from: start + at - 1_000,
  at: start + at,
  isTurned: false,
  missing: new Set(),
  ...more,
});
const goodsOf = (stock: Record<string, boolean>): Goods => new Map(Object.entries(stock));
const atFirst = (stock: Record<string, boolean>) => noticeGoods(undefined, goodsOf(stock), lookAt(0));

it('A first look at a catalogue calls nothing new', () => {
  expect(Object.fromEntries(atFirst({ a: true, b: false }))).toEqual({ a: 0, b: -start });
});

it('A product that was not seen before is new from the time of the look that finds it in stock', () => {
  const seen = noticeGoods(atFirst({ a: true }), goodsOf({ a: true, b: true, c: false }), lookAt(HOUR));
  expect(Object.fromEntries(seen)).toEqual({ a: 0, b: start + HOUR, c: -start - HOUR });
  const later = noticeGoods(seen, goodsOf({ a: true, b: true, c: true }), lookAt(2 * HOUR));
  expect([later.get('b'), later.get('c')]).toEqual([start + HOUR, start + 2 * HOUR]);
});

it('Stock that comes back is new only after a look found none', () => {
  const out = noticeGoods(atFirst({ a: true }), goodsOf({ a: false }), lookAt(HOUR));
  expect(noticeGoods(out, goodsOf({ a: true }), lookAt(2 * HOUR)).get('a')).toBe(start + 2 * HOUR);
  const seen = atFirst({ a: true });
  expect(noticeGoods(seen, goodsOf({ a: true }), lookAt(HOUR))).toBe(seen);
});

it('A product that one look overlooks stays as it was, and is gone after two', () => {
  const seen = noticeGoods(atFirst({ a: true }), goodsOf({ a: true, b: true }), lookAt(HOUR));
  const overlooked = noticeGoods(seen, goodsOf({ a: true }), lookAt(2 * HOUR));
  expect(noticeGoods(overlooked, goodsOf({ a: true, b: true }), lookAt(3 * HOUR)).get('b')).toBe(start + HOUR);
  const gone = noticeGoods(overlooked, goodsOf({ a: true }), lookAt(3 * HOUR, { missing: new Set('b') }));
  expect(noticeGoods(gone, goodsOf({ a: true, b: true }), lookAt(4 * HOUR)).get('b')).toBe(start + 4 * HOUR);
});

it('What is noticed is new for 72 hours, and what is gone is forgotten after a day', () => {
  const seen = noticeGoods(atFirst({ a: true, b: false }), goodsOf({ a: true, c: true }), lookAt(HOUR));
  const noticed = seen.get('c') ?? 0;
  expect([73 * HOUR - 1, 73 * HOUR].map((at) => isNew(noticed, start + at))).toEqual([true, false]);
  const old = noticeGoods(seen, goodsOf({ a: true, c: true }), lookAt(74 * HOUR));
  expect(Object.fromEntries(old)).toEqual({ a: 0, c: 0 });
  const gone = noticeGoods(seen, goodsOf({ a: true, c: true }), lookAt(23 * HOUR));
  expect(gone.get('b')).toBe(-start);
});

it('A catalogue of which over half changed calls nothing new', () => {
  const seen = atFirst({ a: true, b: true, c: true, d: true });
  const changesOf = (stock: Record<string, boolean>) => countChanges(seen, goodsOf(stock));
  expect(changesOf({ a: true, b: true, c: true, d: true, e: true })).toEqual({
    changed: 1,
    lost: 0,
    known: 4,
    size: 5,
  });
  expect(changesOf({ a: true, b: false, e: true })).toEqual({ changed: 4, lost: 3, known: 4, size: 5 });
  const turned = noticeGoods(seen, goodsOf({ a: true, e: true }), lookAt(HOUR, { isTurned: true }));
  expect(turned.get('e')).toBe(0);
});

it('A look that began before another process noticed something changes nothing of it', () => {
  const seen = noticeGoods(atFirst({ a: true, b: false }), goodsOf({ a: false, b: true, c: true }), lookAt(HOUR));
  const stale = lookAt(HOUR + 500, { missing: new Set('c') });
  expect(noticeGoods(seen, goodsOf({ a: true, b: false }), stale)).toBe(seen);
});

const stocks = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', '__proto__', '7'), fc.boolean(), {
  noNullPrototype: true,
});

it('Of any looks of any processes the first to see a product in stock names its hour, and the last look is remembered', () => {
  fc.assert(
    fc.property(fc.array(stocks, { minLength: 1 }), (looks) => {
      let seen: SeenGoods = new Map();
      looks.forEach((stock, at) => {
        const before = seen;
        const goods = goodsOf(stock);
        seen = noticeGoods(before, goods, lookAt((at + 1) * HOUR));
        for (const [id, inStock] of goods) {
          const wasIn = (before.get(id) ?? -1) >= 0;
          expect((seen.get(id) ?? -1) >= 0).toBe(inStock);
          if (inStock && !wasIn) expect(seen.get(id)).toBe(start + (at + 1) * HOUR);
        }
        expect(noticeGoods(seen, goods, lookAt((at + 1) * HOUR + 5_000))).toBe(seen);
      });
    }),
  );
});
