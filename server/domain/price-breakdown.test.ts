import { describe, expect, it } from 'vitest';
import { priceBreakdown } from './price-breakdown';
import { money } from '../contract/money';

const gift = { id: 'g', title: 'Gift', discountType: 'gift', discountValue: 1, startsAt: null, endsAt: null };
const week = {
  id: 'w',
  title: 'Week of roses',
  discountType: 'percent',
  discountValue: 20,
  startsAt: null,
  endsAt: null,
};

const plain = { productType: 'product', manufacturerId: '3' };

describe('priceBreakdown', () => {
  it('priceBreakdown names the percent promotion that the price includes', () => {
    const reasons = {
      promotion: { title: 'Week of roses', percent: 20, before: money(5000) },
      note: 'why.promotionNote',
    };
    expect(priceBreakdown({ ...plain, promotions: [gift, week] }, money(4000), 0)).toEqual(reasons);
  });

  it("priceBreakdown says why the farm's discount does not apply", () => {
    expect(priceBreakdown({ ...plain, promotions: [gift] }, money(4000), 0)).toEqual({
      promotion: null,
      note: 'why.promotionNote',
    });
    expect(priceBreakdown({ ...plain, promotions: [] }, money(4000), 0)).toEqual({
      promotion: null,
      note: 'why.noDiscountNote',
    });
    expect(priceBreakdown({ ...plain, productType: 'bouquet', promotions: [] }, money(4000), 0).note).toBe(
      'why.notPlainNote',
    );
    expect(priceBreakdown({ ...plain, productType: 'bouquet', promotions: [gift] }, money(4000), 0).note).toBe(
      'why.promotionNote',
    );
    expect(priceBreakdown({ ...plain, promotions: [] }, money(4000), 7)).toEqual({
      promotion: null,
      note: null,
    });
  });

  it('priceBreakdown speaks of no farm where the product has none', () => {
    expect(priceBreakdown({ ...plain, manufacturerId: null, promotions: [] }, money(4000), 0).note).toBe(
      'why.noFarmNote',
    );
  });
});
