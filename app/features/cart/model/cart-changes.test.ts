import { describe, expect, it } from 'vitest';
import { findChangedLines, totalAfter } from './cart-changes';
import type { PricedCart, PricedLine } from './price-cart';
import { money } from '~server/contract/money';

const plain: PricedLine = {
  itemId: 'a',
  productId: '7',
  quantity: 50,
  categoryId: null,
  packSize: 25,
  lengthCm: 60,
  isSecondGrade: false,
  price: money(4_000),
  priceBefore: null,
  retail: null,
  cartPrice: money(4_000),
  percent: 7.5,
  cartPercent: 7.5,
  cartPromotion: false,
  isGone: false,
  isUnverified: false,
  gross: money(200_000),
  discount: money(15_000),
  total: money(185_000),
  available: 100,
  product: {
    id: '7',
    name: 'Mondial',
    images: [],
    promotions: [],
    productType: 'product',
    manufacturerId: '5',
    manufacturer: null,
    stocks: [],
  },
};
const promoted = {
  ...plain.product,
  promotions: [{ id: '1', title: 'Тиждень', discountValue: 10, discountType: 'percent', startsAt: null, endsAt: null }],
};
const cartOf = (...lines: Partial<PricedLine>[]): PricedCart => ({
  lines: lines.map((line) => ({ ...plain, ...line })),
  pieces: 0,
  goods: money(0),
  discounts: [],
  total: money(0),
});
const changesOf = (line: Partial<PricedLine>) =>
  findChangedLines(cartOf(line)).map(({ changes, becomes }) => ({ changes, becomes }));

describe('findChangedLines', () => {
  it('finds nothing while no line changed', () => {
    expect(
      findChangedLines(
        cartOf({}, { product: promoted, cartPromotion: true, percent: 0, cartPercent: 0 }, { available: 50 }),
      ),
    ).toEqual([]);
  });

  it.each<[string, Partial<PricedLine>, object[], number]>([
    ['a higher price', { cartPrice: money(3_800) }, [{ kind: 'dearer', before: money(3_800), now: money(4_000) }], 50],
    ['a lower price', { cartPrice: money(4_100) }, [{ kind: 'cheaper', before: money(4_100), now: money(4_000) }], 50],
    ['another discount', { cartPercent: 5 }, [{ kind: 'discount', before: 5, now: 7.5 }], 50],
    ['a promotion that started', { product: promoted, percent: 0 }, [{ kind: 'promotionOn' }], 50],
    ['a promotion that ended', { cartPromotion: true, cartPercent: 0 }, [{ kind: 'promotionOff' }], 50],
    ['a stock below the quantity, in whole packs', { available: 49 }, [{ kind: 'short', available: 49 }], 25],
    ['a stock below one pack', { available: 24 }, [{ kind: 'short', available: 24 }], 0],
    [
      'a stock below the quantity of a product without packs',
      { packSize: null, available: 49 },
      [{ kind: 'short', available: 49 }],
      49,
    ],
    ['a removed product, whatever else changed', { isGone: true, cartPrice: money(1) }, [{ kind: 'gone' }], 0],
  ])('reports %s', (_, line, changes, becomes) => {
    expect(changesOf(line)).toEqual([{ changes, becomes }]);
  });

  it('reports every change of a line at once, and the total after accepting them', () => {
    const cart = cartOf(
      { cartPrice: money(3_800), available: 30 },
      { itemId: 'b', isGone: true },
      { itemId: 'c', quantity: 25 },
    );
    const changed = findChangedLines(cart);
    expect(changed.map(({ changes }) => changes.map(({ kind }) => kind))).toEqual([['dearer', 'short'], ['gone']]);
    expect(totalAfter(cart, changed)).toEqual(money(92_500 + 0 + 92_500));
  });
});
