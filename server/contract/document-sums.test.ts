import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumDocument, sumItem } from './document-sums';

const plain = { discount: null, bonuses: null, correction: null };

describe('sumItem', () => {
  it('names the discount between the price and the sum of a line', () => {
    expect(sumItem({ quantity: 50, price: 7_480, total: 362_780 })).toEqual({
      gross: 374_000,
      discount: 11_220,
      total: 362_780,
    });
  });
});

describe('sumDocument', () => {
  const items = [{ quantity: 50, price: 7_480, total: 362_780 }];

  it('takes a discount that the lines have in them off once', () => {
    expect(sumDocument({ ...plain, items, total: 362_780, discount: 11_220 })).toMatchObject({
      gross: 374_000,
      discount: 11_220,
      difference: 0,
      total: 362_780,
    });
  });

  it('takes a discount that the document alone names off its sum', () => {
    const full = [{ quantity: 50, price: 7_480, total: 374_000 }];
    expect(sumDocument({ ...plain, items: full, total: 362_780, discount: 11_220 })).toMatchObject({
      discount: 11_220,
      difference: 0,
    });
  });

  it('counts a correction once, whether the lines have it in them or not', () => {
    expect(sumDocument({ ...plain, items, total: 362_780, correction: -50_000 })).toMatchObject({
      correction: 0,
      difference: 0,
    });
    expect(sumDocument({ ...plain, items, total: 312_780, correction: -50_000 })).toMatchObject({
      correction: -50_000,
      difference: 0,
    });
  });

  it('names what is left as the difference', () => {
    expect(sumDocument({ ...plain, items, total: 300_000, correction: -50_000 })).toMatchObject({
      correction: -50_000,
      difference: -12_780,
    });
  });

  it('always adds up, line by line and at the foot, whatever the API sends', () => {
    const money = fc.integer({ min: -10_000_000, max: 10_000_000 });
    const optional = fc.option(money);
    const item = fc.record({ quantity: fc.double({ min: 0, max: 9_999, noNaN: true }), price: money, total: money });
    fc.assert(
      fc.property(
        fc.record({
          total: money,
          discount: optional,
          bonuses: optional,
          correction: optional,
          items: fc.option(fc.array(item, { maxLength: 5 }), { nil: undefined }),
        }),
        (document) => {
          const sums = sumDocument(document);
          expect(sums.gross - sums.discount - sums.bonuses + sums.correction + sums.difference).toBe(document.total);
          const lines = (document.items ?? []).map(sumItem);
          for (const line of lines) expect(line.gross - line.discount).toBe(line.total);
          if (lines.length > 0) expect(lines.reduce((sum, { gross }) => sum + gross, 0)).toBe(sums.gross);
          for (const amount of Object.values(sums)) expect(Number.isInteger(amount)).toBe(true);
        },
      ),
    );
  });
});
