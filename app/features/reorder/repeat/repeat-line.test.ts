import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareLines, type StockFacts } from './repeat-line';
import { catalogueProduct, orderedItem } from './repeat.fixture';
import { money } from '~server/contract/money';

const buyer = { priceGroupId: '2', discounts: [{ manufacturerId: '3', priceGroupId: '2', discount: 7.5 }] };

function compare(
  ordered: number,
  {
    stock = 500,
    packSize,
    held = 0,
    price = 38.4,
  }: { stock?: number | undefined; packSize?: number; held?: number; price?: number } = {},
) {
  const facts: StockFacts = {
    products: new Map([['42', catalogueProduct({ available: stock, packSize, price })]]),
    inCart: new Map([['42', held]]),
    buyer,
    warehouseId: '1',
  };
  return compareLines([orderedItem(ordered)], facts)[0];
}

describe('compareLines', () => {
  it.each([
    [50, { packSize: 25 }, 'whole', 50],
    [50, { packSize: 25, stock: 40 }, 'short', 25],
    [50, { packSize: 25, stock: 20 }, 'out', 0],
    [50, { packSize: 25, stock: 60, held: 25 }, 'short', 25],
    [50, { packSize: 25, stock: 60, held: 50 }, 'inCart', 0],
    [60, { packSize: 25 }, 'split', 50],
    [10, { packSize: 25 }, 'split', 0],
    [60, { packSize: 25, stock: 30 }, 'short', 25],
    [7, {}, 'whole', 7],
    [7, { stock: 5 }, 'short', 5],
  ] as const)(
    'compares an order of %i pieces with the product %j: %s, %i pieces can be ordered',
    (ordered, facts, status, take) => {
      expect(compare(ordered, facts)).toMatchObject({ ordered, status, take });
    },
  );

  it('compares the old price with the current price after the manufacturer discount', () => {
    expect(compare(50, { packSize: 25, price: 40 })).toMatchObject({
      priceThen: money(3_840),
      priceNow: money(4_000),
    });
  });

  it('names products that are gone or have no price for this customer', () => {
    const unpriced = { ...catalogueProduct({ available: 100 }), prices: [] };
    const facts = { inCart: new Map<string, number>(), buyer, warehouseId: '1' };
    expect(compareLines([orderedItem(50)], { ...facts, products: new Map() })).toMatchObject([
      { status: 'gone', take: 0, priceNow: null },
    ]);
    expect(compareLines([orderedItem(50)], { ...facts, products: new Map([['42', unpriced]]) })).toMatchObject([
      { status: 'noPrice', take: 0 },
    ]);
  });

  it('keeps both prices of one product, takes off what was taken back, and compares with the average', () => {
    const facts = { products: new Map(), inCart: new Map<string, number>(), buyer, warehouseId: '1' };
    const at = (quantity: number, price: number) => ({ ...orderedItem(quantity), price: money(price) });
    expect(compareLines([at(50, 3_610), at(25, 4_000)], facts)).toMatchObject([
      { ordered: 75, priceThen: money(3_740), parts: [{ quantity: 50, price: money(3_610) }, { quantity: 25 }] },
    ]);
    expect(compareLines([at(50, 3_610), at(25, 3_610), at(-25, 3_610)], facts)).toMatchObject([
      { ordered: 50, priceThen: money(3_610), parts: [{ quantity: 50 }] },
    ]);
    expect(compareLines([at(-25, 3_610)], facts)).toEqual([]);
    expect(compareLines([at(25, 3_610), at(-25, 4_000)], facts)).toEqual([]);
  });

  it('offers no more than was kept at the prices that were paid, whatever lines an order has', () => {
    const facts = {
      products: new Map([['42', catalogueProduct({ available: 1_000_000 })]]),
      inCart: new Map<string, number>(),
      buyer,
      warehouseId: '1',
    };
    const anyLine = fc.record({
      quantity: fc.integer({ min: -500, max: 500 }),
      price: fc.integer({ min: 1, max: 9_999 }),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), (lines) => {
        const items = lines.map(({ quantity, price }) => ({ ...orderedItem(quantity), price: money(price) }));
        const kept = lines.reduce((all, { quantity }) => all + quantity, 0);
        const [line] = compareLines(items, facts);
        expect(line?.take ?? 0).toBe(Math.max(0, kept));
        if (!line) return;
        const parts = line.parts.map(({ price }) => price.amount);
        expect(new Set(parts).size).toBe(parts.length);
        expect(line.parts.reduce((all, { quantity }) => all + quantity, 0)).toBe(kept);
        expect(line.priceThen.amount).toBeGreaterThanOrEqual(Math.min(...parts));
        expect(line.priceThen.amount).toBeLessThanOrEqual(Math.max(...parts));
      }),
    );
  });

  it('merges two lines of one product', () => {
    const facts = {
      products: new Map([['42', catalogueProduct({ available: 60 })]]),
      inCart: new Map<string, number>(),
      buyer,
      warehouseId: '1',
    };
    expect(compareLines([orderedItem(50), orderedItem(25)], facts)).toMatchObject([
      { ordered: 75, take: 60, status: 'short' },
    ]);
  });
});
