import { describe, expect, it, vi } from 'vitest';
import type { RequestContext } from '~/bff/context.server';
import { WholesaleError } from '~server/api/wholesale-error';
import { endpoints } from '~server/contract/endpoints';
import { acceptChanges as accept } from './accept-changes.server';
import { fakeCartContext, type FakeLine } from './cart-api.fixture';
import { toCartActionData } from './cart-action-data.server';
import { loadPricedCart, toCartView } from '../model/cart.server';

const acceptChanges = async (ctx: RequestContext, seen: string) => toCartActionData(ctx, await accept(ctx, seen));
const plain = (text: string | undefined) => text?.replace(/\u00a0/g, ' ');
/** A price that rose, a line that became short, a product that is gone; every line without the personal discount of today. */
const lines: FakeLine[] = [
  { id: 'a', productId: 8, quantity: 50, price: 35 },
  { id: 'b', productId: 7, quantity: 150 },
  { id: 'c', productId: 9, quantity: 1 },
];
const ids = 'GET /products?ids=7%2C8%2C9&page=1&perPage=100';
const farm = { id: 5, name: 'Los Nevados' };
const today = (rosePrice: number) => ({
  data: [
    {
      id: 7,
      name: 'Mondial',
      productType: 'product',
      kind: 'product',
      manufacturerId: 5,
      manufacturer: farm,
      prices: [{ priceGroupId: 2, price: 41.2 }],
      stocks: [{ warehouseId: 1, available: 100 }],
      attributes: { packSize: 25 },
    },
    {
      id: 8,
      name: 'Freedom',
      productType: 'product',
      kind: 'product',
      prices: [{ priceGroupId: 2, price: rosePrice }],
      stocks: [{ warehouseId: 1, available: 500 }],
      attributes: { packSize: 25 },
    },
  ],
});

async function open(answers: Parameters<typeof fakeCartContext>[0] = {}) {
  const opened = fakeCartContext({
    lines,
    language: 'en',
    ...answers,
    answers: { [ids]: today(38.4), 'GET /products?ids=8%2C7%2C9&page=1&perPage=100': today(38.4), ...answers.answers },
  });
  return { ...opened, health: toCartView(opened.ctx, await loadPricedCart(opened.ctx)).health };
}

describe('acceptChanges: a cart whose prices or stock changed since it was filled', () => {
  it('lists each changed line and the total after accepting the changes', async () => {
    const { health } = await open();
    expect(health?.title).toBe('3 items have changed since you filled the cart');
    expect(health?.rows.map(({ name, changes }) => [name, changes])).toEqual([
      ['Freedom', ['Up by 3.40: it was 35.00, now it is 38.40.', 'The promotion has ended.']],
      [
        'Mondial',
        ['Your discount was 0%, now it is 7.5%.', '100 pcs left in stock.', 'The cart will have 4 packs = 100 pcs.'],
      ],
      ['Ваза', ['This product is no longer sold.', 'The item will be removed.']],
    ]);
    expect(plain(health?.totalAfter)).toBe('5,587.00 UAH');
  });

  it('accepts all changes with one button: new prices, smaller quantities, removed lines', async () => {
    const { ctx, health, writes, storedLines } = await open();
    expect(await acceptChanges(ctx, health?.seen ?? '')).toMatchObject({ ok: true });
    expect(writes).toMatchObject([
      { changed: 'a', to: { productId: '8', quantity: 50, price: 38.4, total: 1776 } },
      { removed: 'b' },
      { added: { productId: '7', quantity: 100, discount: 309 } },
      { removed: 'c' },
    ]);
    expect([...storedLines.values()].map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [8, 50],
      [7, 100],
    ]);
  });

  it('writes nothing when the cart no longer matches the changes that were shown', async () => {
    const { ctx, writes } = await open();
    expect(await acceptChanges(ctx, 'something-older')).toMatchObject({
      rejected: [],
      error: { message: 'Something has changed again meanwhile. Please look at the changes once more.' },
    });
    expect(writes).toEqual([]);
  });

  it('names the line that could not be repriced and updates the other lines', async () => {
    const { ctx, health, writes } = await open({
      answers: { 'PUT /cart/me/a': Response.json({ status: 422, message: 'no' }, { status: 422 }) },
    });
    const text = 'Freedom: the new price could not be applied. The rest is done, please try again.';
    expect(await acceptChanges(ctx, health?.seen ?? '')).toMatchObject({ rejected: [], error: { message: text } });
    expect(writes).toMatchObject([{ removed: 'b' }, { added: { quantity: 100 } }, { removed: 'c' }]);
  });

  it('names every line that could not be repriced', async () => {
    const no = Response.json({ status: 422, message: 'no' }, { status: 422 });
    const { ctx, health } = await open({
      lines: [
        { id: 'a', productId: 8, quantity: 50, price: 35 },
        { id: 'b', productId: 7, quantity: 50, price: 35 },
        { id: 'c', productId: 9, quantity: 1 },
      ],
      answers: { 'PUT /cart/me/a': no, 'PUT /cart/me/b': no },
    });
    expect((await acceptChanges(ctx, health?.seen ?? '')).error).toMatchObject({
      message: expect.stringContaining('Freedom and Mondial: the new price') as string,
    });
  });

  it('reports partial progress when the API stops answering between prices and quantities, and the next press finishes', async () => {
    const { ctx, health, writes, storedLines } = await open();
    const api = { ...ctx.api };
    const silence = new WholesaleError('network', { endpoint: endpoints.cart.get.name, requestId: 'r', status: 0 });
    vi.spyOn(ctx.api, 'call').mockImplementation((endpoint, input) =>
      endpoint.name === endpoints.cart.get.name && writes.length > 0
        ? Promise.reject(silence)
        : api.call(endpoint, input),
    );
    expect(await acceptChanges(ctx, health?.seen ?? '')).toMatchObject({
      rejected: [],
      error: { message: '1 of 3 items changed. App cannot connect to API' },
    });
    expect(writes).toMatchObject([{ changed: 'a' }]);
    const again = await open({ lines: [...storedLines.values()] });
    expect(await acceptChanges(again.ctx, again.health?.seen ?? '')).toMatchObject({ ok: true });
    expect([...again.storedLines.values()].map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [8, 50],
      [7, 100],
    ]);
  });

  it('reports no product as removed while the products cannot be loaded', async () => {
    const down = new Response('down', { status: 503 });
    const { health } = await open({ answers: { [ids]: down, 'GET /products?ids=8%2C7%2C9&page=1&perPage=100': down } });
    expect(health?.rows.flatMap(({ changes }) => changes)).not.toContain('This product is no longer sold.');
  });
});
