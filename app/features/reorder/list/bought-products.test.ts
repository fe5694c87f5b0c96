import { describe, expect, it } from 'vitest';
import { documentItem } from '~server/contract/documents';
import { countBoughtProducts } from './bought-products';
import { money } from '~server/contract/money';

const item = (id: string, quantity: number, price = 38.4) =>
  documentItem.parse({ id: `${id}-${quantity}`, product: { id, name: id }, quantity, price, total: quantity * price });
const order = (date: string, ...items: ReturnType<typeof item>[]) => ({ date, items });

describe('countBoughtProducts', () => {
  it('takes quantity and price from the latest order of the product', () => {
    const list = countBoughtProducts([
      order('2026-11-18', item('rose', 50, 40)),
      order('2026-11-10', item('rose', 100, 38.4)),
    ]);
    expect(list).toMatchObject([{ item: { quantity: 50, price: money(4_000) }, times: 2 }]);
  });

  it('sums a product that occurs twice in one order, and counts the order once', () => {
    expect(countBoughtProducts([order('2026-11-18', item('rose', 50), item('rose', 25))])).toMatchObject([
      { item: { quantity: 75 }, times: 1 },
    ]);
  });

  it('keeps the lines with their prices, and leaves out a product of which nothing was kept', () => {
    const list = countBoughtProducts([
      order('2026-11-18', item('rose', 50, 36.1), item('rose', 25, 40), item('fern', 10), item('fern', -10)),
    ]);
    expect(list).toMatchObject([{ item: { quantity: 75 }, lines: [{ quantity: 50 }, { quantity: 25 }] }]);
    expect(list).toHaveLength(1);
  });

  it('sorts by the number of orders, then by the latest order', () => {
    const list = countBoughtProducts([
      order('2026-11-18', item('fern', 10), item('tulip', 30)),
      order('2026-11-10', item('rose', 50)),
      order('2026-11-03', item('rose', 50)),
    ]);
    expect(list.map((each) => each.item.product.id)).toEqual(['rose', 'fern', 'tulip']);
  });

  it('is empty without orders, and for an order without lines', () => {
    expect(countBoughtProducts([])).toEqual([]);
    expect(countBoughtProducts([{}])).toEqual([]);
  });
});
