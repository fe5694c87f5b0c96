import { expect, it, vi } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { getPurchases, refreshPurchases } from './purchases.server';

const LIST = 'GET /documents?documentType=order&page=1&perPage=20';
const order = (id: string, date: string, facts: object = {}) => ({
  id,
  number: id,
  documentType: 'order',
  status: 'inWork',
  date: `${date}T09:00:00+03:00`,
  total: 100,
  ...facts,
});
const withLines = (id: string, date: string, productIds: readonly string[]) => ({
  data: order(id, date, {
    items: productIds.map((productId, at) => ({
      id: String(at + 1),
      product: { id: productId, name: 'Freedom' },
      quantity: 25,
      price: 4,
      total: 100,
    })),
  }),
});
const orders = {
  [LIST]: {
    data: [
      order('1', '2026-05-01'),
      order('2', '2026-05-08'),
      order('3', '2026-05-09', { status: 'canceled' }),
      order('4', '2026-05-09', { status: 'preliminary' }),
    ],
  },
  'GET /documents/1': withLines('1', '2026-05-01', ['41', '42']),
  'GET /documents/2': withLines('2', '2026-05-08', ['42', '43']),
};
const ranksOf = (ctx: ReturnType<typeof fakeContext>) => Object.fromEntries(getPurchases(ctx).ranks);

it('getPurchases is empty at first and reads the newest orders in the background, without cancelled and preliminary ones', async () => {
  const ctx = fakeContext(orders, { isSignedIn: true });
  expect(ranksOf(ctx)).toEqual({});
  await vi.waitUntil(() => getPurchases(ctx).ranks.size > 0);
  expect(ranksOf(ctx)).toEqual({ 42: 0, 43: 0, 41: 1 });
  expect(Object.fromEntries(getPurchases(ctx).counts)).toEqual({ 41: 1, 42: 2, 43: 1 });
  expect(ctx.calls).toEqual([LIST, 'GET /documents/2', 'GET /documents/1']);
});

it('getPurchases makes no call for a visitor', () => {
  const ctx = fakeContext(orders);
  expect(getPurchases(ctx).ranks.size).toBe(0);
  expect(ctx.calls).toEqual([]);
});

it('getPurchases is not tried again at once when the API fails', async () => {
  const ctx = fakeContext({}, { isSignedIn: true });
  for (let time = 0; time < 3; time += 1) {
    expect(getPurchases(ctx).ranks.size).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(ctx.calls).toEqual([LIST]);
});

it('getPurchases keeps what is known while it reads again after an order', async () => {
  let isOrdered = false;
  const ctx = fakeContext(
    {
      ...orders,
      [LIST]: () => ({ data: isOrdered ? [order('5', '2026-05-10')] : orders[LIST].data }),
      'GET /documents/5': withLines('5', '2026-05-10', ['50']),
    },
    { isSignedIn: true },
  );
  getPurchases(ctx);
  await vi.waitUntil(() => getPurchases(ctx).ranks.size === 3);
  isOrdered = true;
  refreshPurchases(ctx);
  expect(ranksOf(ctx)).toEqual({ 42: 0, 43: 0, 41: 1 });
  await vi.waitUntil(() => getPurchases(ctx).ranks.size === 1);
  expect(ranksOf(ctx)).toEqual({ 50: 0 });
});
