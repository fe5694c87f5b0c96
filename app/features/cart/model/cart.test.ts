import { describe, expect, it } from 'vitest';
import { loadCartPieces } from '~/data/cart-items.server';
import { fakeCartContext, type FakeLine } from '../write/cart-api.fixture';
import { loadCartSummary } from './cart-summary.server';
import { describeShortages, loadPricedCart, toCartView } from './cart.server';
import type { CartView } from './cart.server';
import { money } from '~server/contract/money';

const both: FakeLine[] = [
  { id: 'a', productId: 7, quantity: 50 },
  { id: 'b', productId: 8, quantity: 50 },
];
const plain = (text: string | undefined) => text?.replace(/\u00a0/g, ' ');

async function shown(
  lines: FakeLine[],
  options: Partial<Parameters<typeof fakeCartContext>[0]> = {},
): Promise<CartView> {
  const { ctx } = fakeCartContext({ lines, ...options });
  return toCartView(ctx, await loadPricedCart(ctx));
}

describe('toCartView', () => {
  it('shows the sum of the products, the discount of each manufacturer and the total', async () => {
    const cart = await shown(both);
    expect(cart.size).toBe('2 позиції, 100 шт');
    expect(cart.rows.map(({ label, value }) => [plain(label), plain(value)])).toEqual([
      ['Товари', '3 980,00'],
      ['Ваша знижка на Los Nevados, 7,5 %', '−154,50'],
      ['Разом', '3 825,50 грн'],
    ]);
  });

  it('counts a line in packs, strikes the price before a promotion and explains the price', async () => {
    const [own, cut] = (await shown(both)).lines;
    expect(own).toMatchObject({
      name: 'Mondial, 60\u00a0см',
      meta: 'Los Nevados, Еквадор',
      amount: '2 пачки = 50 шт по 41,20\u00a0грн',
      unit: 'pack',
      quantity: 2,
    });
    expect(plain(own?.personal)).toBe('Ваша знижка 7,5 %: −154,50');
    expect(own?.oldSum).toBeUndefined();
    expect([plain(cut?.sum), plain(cut?.oldSum)]).toEqual(['1 920,00 грн', '2 133,50']);
    expect(cut?.reasons.rows.map(({ key, value }) => [key, plain(value)])).toEqual([
      ['before', '42,67'],
      ['promotion', '−4,27'],
      ['group', '38,40'],
      ['line', '1 920,00'],
    ]);
    expect(cut?.reasons.note).toBe('Діє акція, тому без персональної знижки.');
  });

  it('marks second grade products, which cannot be claimed', async () => {
    expect((await shown([{ id: 'a', productId: 9, quantity: 1 }])).lines[0]?.name).toBe(
      'Ваза, 60\u00a0см, друга категорія',
    );
  });

  it('shows the quantity of a split line in pieces', async () => {
    expect((await shown([{ id: 'a', productId: 7, quantity: 60 }])).lines[0]).toMatchObject({
      unit: 'piece',
      quantity: 60,
      amount: '60 шт по 41,20\u00a0грн',
    });
  });

  it('shows a stock issue at its line and offers what is available', async () => {
    const [line] = (await shown([{ id: 'a', productId: 7, quantity: 125 }], { language: 'en' })).lines;
    expect(line?.issue).toEqual({
      message: 'You are trying to buy 125 items, but there are 100 items in stock.',
      offers: [{ quantity: 100, unit: 'piece', label: '4 packs = 100 pcs' }],
    });
    expect((await shown(both)).lines.map(({ issue }) => issue)).toEqual([undefined, undefined]);
  });

  it('shows the price change of a line since it was added', async () => {
    const products = {
      data: [
        { id: 7, name: 'Mondial', productType: 'product', kind: 'product', prices: [{ priceGroupId: 2, price: 45 }] },
      ],
    };
    const [line] = (
      await shown([{ id: 'a', productId: 7, quantity: 1 }], {
        answers: { 'GET /products?ids=7&page=1&perPage=100': products },
      })
    ).lines;
    expect(line?.priceChange).toBe('Ціна змінилася: була 41,20, тепер 45,00.');
  });

  it('shows the cart with its own prices when the products cannot be loaded', async () => {
    const busy = new Response('down', { status: 503 });
    const [line] = (
      await shown([{ id: 'a', productId: 7, quantity: 50 }], {
        answers: { 'GET /products?ids=7&page=1&perPage=100': busy },
      })
    ).lines;
    expect(line).toMatchObject({ name: 'Mondial', amount: '50 шт по 41,20\u00a0грн' });
    expect(line).not.toHaveProperty('priceChange');
  });

  it('marks the lines that an order found out of stock', async () => {
    const { ctx } = fakeCartContext({ lines: both, language: 'en' });
    const issues = describeShortages(ctx, await loadPricedCart(ctx), [
      { productId: '8', available: 30 },
      { productId: '404', available: 0 },
    ]);
    expect(Object.keys(issues)).toEqual(['8']);
    expect(issues['8']?.offers).toEqual([{ quantity: 25, unit: 'piece', label: '1 pack = 25 pcs' }]);
  });
});

describe('loadCartSummary', () => {
  it('calls the API once, however many parts of a page need it', async () => {
    const { ctx } = fakeCartContext({ lines: both });
    const [summary, pieces] = await Promise.all([loadCartSummary(ctx), loadCartPieces(ctx)]);
    expect({ ...summary, total: plain(summary.total) }).toEqual({
      count: 2,
      sum: money(398_000),
      total: '3 980,00 грн',
    });
    expect([...pieces]).toEqual([
      ['7', 50],
      ['8', 50],
    ]);
    expect(ctx.calls).toEqual(['GET /cart/me?sort=productId']);
  });
});
