import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumDocument, sumItem } from './document-sums';
import { add, addUp, money, subtract } from './money';

const plain = { discount: null, bonuses: null, correction: null };

describe('sumItem', () => {
  it('returns the discount between price and total of a line', () => {
    expect(sumItem({ quantity: 50, price: money(7_480), total: money(362_780) })).toEqual({
      gross: money(374_000),
      discount: money(11_220),
      total: money(362_780),
    });
  });
});

describe('sumDocument', () => {
  const items = [{ quantity: 50, price: money(7_480), total: money(362_780) }];

  it('subtracts a discount that is part of the lines once', () => {
    expect(sumDocument({ ...plain, items, total: money(362_780), discount: money(11_220) })).toMatchObject({
      gross: money(374_000),
      discount: money(11_220),
      difference: money(0),
      total: money(362_780),
    });
  });

  it('subtracts a discount that only the document has', () => {
    const full = [{ quantity: 50, price: money(7_480), total: money(374_000) }];
    expect(sumDocument({ ...plain, items: full, total: money(362_780), discount: money(11_220) })).toMatchObject({
      discount: money(11_220),
      difference: money(0),
    });
  });

  it('counts a correction once, whether or not it is part of the lines', () => {
    expect(sumDocument({ ...plain, items, total: money(362_780), correction: money(-50_000) })).toMatchObject({
      correction: money(0),
      difference: money(0),
    });
    expect(sumDocument({ ...plain, items, total: money(312_780), correction: money(-50_000) })).toMatchObject({
      correction: money(-50_000),
      difference: money(0),
    });
  });

  it('returns what remains as the difference', () => {
    expect(sumDocument({ ...plain, items, total: money(300_000), correction: money(-50_000) })).toMatchObject({
      correction: money(-50_000),
      difference: money(-12_780),
    });
  });

  it('adds up for every line and the total, for any input', () => {
    const anyMoney = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((amount) => money(amount));
    const optional = fc.option(anyMoney);
    const item = fc.record({
      quantity: fc.double({ min: 0, max: 9_999, noNaN: true }),
      price: anyMoney,
      total: anyMoney,
    });
    fc.assert(
      fc.property(
        fc.record({
          total: anyMoney,
          discount: optional,
          bonuses: optional,
          correction: optional,
          items: fc.option(fc.array(item, { maxLength: 5 }), { nil: undefined }),
        }),
        (document) => {
          const sums = sumDocument(document);
          const left = subtract(sums.gross, add(sums.discount, sums.bonuses));
          expect(addUp([left, sums.correction, sums.difference])).toEqual(document.total);
          const lines = (document.items ?? []).map(sumItem);
          for (const line of lines) expect(subtract(line.gross, line.discount)).toEqual(line.total);
          if (lines.length > 0) expect(addUp(lines.map(({ gross }) => gross))).toEqual(sums.gross);
          for (const { amount } of Object.values(sums)) expect(Number.isInteger(amount)).toBe(true);
        },
      ),
    );
  });
});
