import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addUpDifferences, compareLines, isDifferent, type DocumentLine } from './order-vs-invoice';
import { addUp, money } from '../contract/money';

const line = (productId: string, quantity: number, total: number): DocumentLine => ({
  productId,
  quantity,
  total: money(total),
});
const compareOne = (ordered: DocumentLine, delivered: DocumentLine) => compareLines([ordered], [delivered])[0];

describe('compareLines', () => {
  it.each([
    [
      'the same',
      line('a', 50, 192_000),
      line('a', 50, 192_000),
      { quantity: 'same', price: 'same', quantityWorth: money(0), priceWorth: money(0) },
    ],
    [
      'a pack short',
      line('a', 50, 192_000),
      line('a', 25, 96_000),
      { quantity: 'short', price: 'same', quantityWorth: money(-96_000), priceWorth: money(0) },
    ],
    [
      'a pack over',
      line('a', 25, 96_000),
      line('a', 50, 192_000),
      { quantity: 'over', price: 'same', quantityWorth: money(96_000), priceWorth: money(0) },
    ],
    [
      'dearer',
      line('a', 50, 192_000),
      line('a', 50, 200_000),
      { quantity: 'same', price: 'dearer', quantityWorth: money(0), priceWorth: money(8_000) },
    ],
    [
      'cheaper and short',
      line('a', 50, 192_000),
      line('a', 25, 90_000),
      { quantity: 'short', price: 'cheaper', quantityWorth: money(-96_000), priceWorth: money(-6_000) },
    ],
    [
      'one kopiyka dearer',
      line('a', 3, 100),
      line('a', 3, 101),
      { quantity: 'same', price: 'dearer', quantityWorth: money(0), priceWorth: money(1) },
    ],
  ])('compareLines recognises a line that is %s', (_, ordered, delivered, expected) => {
    expect(compareOne(ordered, delivered)).toMatchObject(expected);
  });

  it('compareLines treats a difference of rounding to a kopiyka as the same price', () => {
    // 33.333 kopiykas each: 100 for 3, 33 for 1.
    expect(compareOne(line('a', 3, 100), line('a', 1, 33))).toMatchObject({
      price: 'same',
      priceWorth: money(0),
      quantityWorth: money(-67),
    });
    expect(compareOne(line('a', 3, 100), line('a', 1, 36))).toMatchObject({ price: 'dearer', priceWorth: money(3) });
  });

  it('compareLines marks missing and added products, in the sequence of the order', () => {
    const lines = compareLines([line('a', 10, 100), line('b', 10, 200)], [line('c', 5, 50), line('b', 10, 200)]);
    expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['a', 'missing'],
      ['b', 'same'],
      ['c', 'added'],
    ]);
    expect(lines.map(({ quantityWorth }) => quantityWorth.amount)).toEqual([-100, 0, 50]);
    expect(lines.filter(isDifferent)).toHaveLength(2);
  });

  it('compareLines adds up a product on several lines', () => {
    expect(compareLines([line('a', 50, 500)], [line('a', 25, 250), line('a', 25, 250)])).toMatchObject([
      { quantity: 'same', price: 'same' },
    ]);
  });
});

const lines = fc.array(
  fc.record({
    productId: fc.constantFrom('a', 'b', 'c', 'd'),
    quantity: fc.integer({ min: 0, max: 5_000 }),
    total: fc.integer({ min: 0, max: 10_000_000 }).map((amount) => money(amount)),
  }),
  { maxLength: 8 },
);
const totalOf = (some: readonly DocumentLine[]) => some.reduce((sum, { total }) => sum + total.amount, 0);

describe('addUpDifferences', () => {
  it('addUpDifferences explains the whole difference to the kopiyka', () => {
    fc.assert(
      fc.property(lines, lines, (ordered, delivered) => {
        const totals = addUpDifferences(compareLines(ordered, delivered));
        expect(totals.difference.amount).toBe(totalOf(delivered) - totalOf(ordered));
        expect(addUp([totals.short, totals.over, totals.price])).toEqual(totals.difference);
      }),
    );
  });

  it('compareLines finds no difference when lines are only split and reordered', () => {
    fc.assert(
      fc.property(lines, (ordered) => {
        const halves = ordered.flatMap(({ productId, quantity, total }) => [
          line(productId, Math.floor(quantity / 2), Math.floor(total.amount / 2)),
          line(productId, Math.ceil(quantity / 2), Math.ceil(total.amount / 2)),
        ]);
        expect(compareLines(ordered, halves.reverse()).filter(isDifferent)).toEqual([]);
      }),
    );
  });

  it('swapping order and invoice swaps short with over and missing with added', () => {
    fc.assert(
      fc.property(lines, lines, (ordered, delivered) => {
        const [there, back] = [compareLines(ordered, delivered), compareLines(delivered, ordered)];
        const count = (some: typeof there, kind: string) => some.filter(({ quantity }) => quantity === kind).length;
        expect(count(there, 'short')).toBe(count(back, 'over'));
        expect(count(there, 'missing')).toBe(count(back, 'added'));
      }),
    );
  });
});
