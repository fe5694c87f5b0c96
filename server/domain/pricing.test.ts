import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountPercent, priceFor, priceLine } from './pricing';
import { priceBeforePromotion } from './promotions';
import { money, subtract } from '../contract/money';

const plain = { productType: 'product' as const, promotions: [], manufacturerId: 'm1' };
const discounts = [
  { manufacturerId: 'm1', priceGroupId: 'small', discount: 7.5 },
  { manufacturerId: 'm2', priceGroupId: 'small', discount: 5 },
];
const promotion = {
  id: '1',
  title: '',
  discountValue: 10,
  discountType: 'percent' as const,
  startsAt: null,
  endsAt: null,
};

// @asvs 1.4.1
describe('discountPercent', () => {
  it("discountPercent is the discount of the manufacturer in the buyer's price group, else 0", () => {
    expect(discountPercent(plain, { priceGroupId: 'small', discounts })).toBe(7.5);
    expect(discountPercent(plain, { priceGroupId: 'base', discounts })).toBe(0);
    expect(discountPercent({ ...plain, manufacturerId: 'm3' }, { priceGroupId: 'small', discounts })).toBe(0);
    expect(discountPercent(plain, null)).toBe(0);
    expect(discountPercent({ ...plain, manufacturerId: null }, { priceGroupId: 'small', discounts })).toBe(0);
  });

  it('discountPercent is 0 for a product with a promotion or of another type', () => {
    expect(discountPercent({ ...plain, promotions: [promotion] }, { priceGroupId: 'small', discounts })).toBe(0);
    expect(discountPercent({ ...plain, productType: 'bouquet' }, { priceGroupId: 'small', discounts })).toBe(0);
  });
});

describe('priceLine', () => {
  it('priceLine rounds the discount half up once per line, not per piece', () => {
    expect(priceLine(money(10), 1, 5)).toEqual({
      price: money(10),
      gross: money(10),
      discount: money(1),
      total: money(9),
    });
    expect(priceLine(money(3840), 50, 7.5)).toEqual({
      price: money(3840),
      gross: money(192_000),
      discount: money(14_400),
      total: money(177_600),
    });
    expect(priceLine(money(333), 3, 7.5).discount).toEqual(money(75));
  });

  it('priceLine gives whole kopiykas, is never negative and adds up', () => {
    const price = fc.integer({ min: 0, max: 1_000_000 });
    const quantity = fc.integer({ min: 1, max: 10_000 });
    const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(price, quantity, percent, (each, count, rate) => {
        const line = priceLine(money(each), count, rate);
        expect(Number.isInteger(line.discount.amount)).toBe(true);
        expect(line.total).toEqual(subtract(line.gross, line.discount));
        expect(line.total.amount).toBeGreaterThanOrEqual(0);
        expect(Math.abs(line.discount.amount - (line.gross.amount * rate) / 100)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});

describe('priceFor and priceBeforePromotion', () => {
  it('priceFor returns null, not 0, for a missing price', () => {
    expect(priceFor({ prices: [{ priceGroupId: 'base', price: money(5) }] }, { priceGroupId: 'small' })).toBeNull();
    expect(priceFor({ prices: [{ priceGroupId: 'small', price: money(5) }] }, { priceGroupId: 'small' })).toEqual(
      money(5),
    );
    expect(priceFor({ prices: [{ priceGroupId: 'small', price: money(5) }] }, null)).toBeNull();
    expect(priceFor({ prices: [] }, { priceGroupId: null })).toBeNull();
  });

  it('priceBeforePromotion computes the price before a percent promotion, else null', () => {
    expect(priceBeforePromotion(money(3840), [{ ...promotion, discountValue: 10 }])).toEqual(money(4267));
    expect(priceBeforePromotion(money(3840), [])).toBeNull();
    expect(priceBeforePromotion(money(3840), [{ ...promotion, discountValue: 100 }])).toBeNull();
  });
});
