import { describe, expect, it } from 'vitest';
import { cartItem } from '~server/contract/cart';
import { product } from '~server/contract/catalogue';
import { priceCart } from './price-cart';
import { money } from '~server/contract/money';

const buyer = { priceGroupId: '2', discounts: [{ manufacturerId: '5', priceGroupId: '2', discount: 7.5 }] };
const farm = { id: 5, name: 'Los Nevados' };
const promotion = { id: 1, title: 'Тиждень', discountValue: 10, discountType: 'percent' };

function item(id: string, productId: number, quantity: number, more: object = {}) {
  return cartItem.parse({
    id,
    productId,
    quantity,
    price: 40,
    total: 40 * quantity,
    discount: 0,
    meta: {},
    product: {
      id: productId,
      name: 'Mondial',
      productType: 'product',
      manufacturerId: 5,
      manufacturer: farm,
      stocks: [{ warehouseId: 1, available: 100 }],
      ...more,
    },
  });
}

function priced(id: number, price: number, more: object = {}) {
  return product.parse({
    id,
    name: 'Mondial',
    productType: 'product',
    kind: 'product',
    manufacturerId: 5,
    manufacturer: farm,
    prices: [
      { priceGroupId: 1, price: 1 },
      { priceGroupId: 2, price },
    ],
    stocks: [{ warehouseId: 1, available: 100 }],
    attributes: { packSize: 25, lengthCm: 60 },
    ...more,
  });
}

const price = (items: ReturnType<typeof item>[], products: ReturnType<typeof priced>[]) =>
  priceCart(items, { products: new Map(products.map((each) => [each.id, each])), buyer, warehouseId: '1' });

describe('priceCart', () => {
  it('prices lines by the current product and sums the discount of each manufacturer', () => {
    const cart = price([item('a', 7, 50), item('b', 8, 25)], [priced(7, 41.2), priced(8, 10.2)]);
    expect(cart).toMatchObject({ pieces: 75, goods: money(231_500), total: money(231_500 - 15_450 - 1_913) });
    expect(cart.discounts).toEqual([{ farm: 'Los Nevados', percent: 7.5, amount: money(15_450 + 1_913) }]);
    expect(cart.lines[0]).toMatchObject({
      price: money(4_120),
      cartPrice: money(4_000),
      packSize: 25,
      lengthCm: 60,
      available: 100,
    });
  });

  it('gives no personal discount on a promotion, and returns the price before the promotion', () => {
    const cart = price([item('a', 7, 10)], [priced(7, 36, { promotions: [promotion] })]);
    expect(cart.lines[0]).toMatchObject({
      price: money(3_600),
      priceBefore: money(4_000),
      discount: money(0),
      total: money(36_000),
    });
    expect(cart.discounts).toEqual([]);
  });

  it('uses the price and stock of the cart where the product cannot be loaded', () => {
    const cart = price([item('a', 7, 10)], []);
    expect(cart.lines[0]).toMatchObject({
      price: money(4_000),
      packSize: null,
      discount: money(3_000),
      total: money(37_000),
      available: 100,
    });
  });

  it('shares the stock of a product between its two lines, and treats a missing number as 0', () => {
    expect(price([item('a', 7, 75), item('b', 7, 50)], []).lines.map((line) => line.available)).toEqual([50, 25]);
    expect(
      price([item('a', 7, 1, { stocks: [{ warehouseId: 1 }, { warehouseId: 2, available: 9 }] })], []).lines[0]
        ?.available,
    ).toBe(0);
  });
});
