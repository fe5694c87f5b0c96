import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDeadline } from '~server/api/deadline';
import { WholesaleError } from '~server/api/wholesale-error';
import { endpoints } from '~server/contract/endpoints';
import { isPriceGroupUnknown, loadBuyerOrPartial } from '../data/buyer.server';
import { toDegradationView } from './degradation.server';
import { createGetProducts } from './get-products.server';
import { fakeContext, type FakeAnswers } from './context.fixture';
import { money } from '~server/contract/money';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T12:05:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const account = (defaultPriceGroupId: number) => ({ data: { id: 1, phone: '+380501112233', defaultPriceGroupId } });
const goods = (price: number) => ({
  data: [{ id: 7, name: 'Freedom', productType: 'product', kind: 'product', prices: [{ priceGroupId: 2, price }] }],
});
const silent = new Response('<html>', { status: 429 });

/** A customer whose API answers are changed as the test goes on. */
function customerOf(answers: Record<string, unknown>) {
  const live: FakeAnswers = Object.fromEntries(Object.keys(answers).map((call) => [call, () => answers[call]]));
  const ctx = fakeContext(live, { isSignedIn: true });
  const read = () => ctx.api.getProducts(endpoints.products.list, {}).then(({ data }) => data[0]?.prices[0]?.price);
  const countCalls = () => ctx.calls.filter((call) => call === 'GET /products').length;
  return { ctx, read, countCalls };
}

describe('getProducts for a customer', () => {
  it('loads products in parallel with the account and shares them in the price group for ten seconds', async () => {
    const { ctx, read, countCalls } = customerOf({ 'GET /customers/me': account(2), 'GET /products': goods(62) });
    expect(await read()).toEqual(money(6200));
    expect(ctx.calls).toEqual(['GET /customers/me', 'GET /products']);
    expect(await read()).toEqual(money(6200));
    expect(countCalls()).toBe(1);
    vi.advanceTimersByTime(10_001);
    await read();
    expect(countCalls()).toBe(2);
    expect(toDegradationView(ctx)).toBeNull();
  });

  // @fault A10
  it('loads the prices of the current price group of the account', async () => {
    const answers: Record<string, unknown> = { 'GET /customers/me': account(2), 'GET /products': goods(62) };
    const { read, countCalls } = customerOf(answers);
    await read();
    Object.assign(answers, { 'GET /customers/me': account(3), 'GET /products': goods(55) });
    expect(await read()).toEqual(money(5500));
    expect(countCalls()).toBe(2);
  });

  it('does not cache prices of a new price group for the old one', async () => {
    const answers: Record<string, unknown> = { 'GET /customers/me': account(2), 'GET /products': goods(62) };
    const { read } = customerOf(answers);
    await read();
    vi.advanceTimersByTime(10_001);
    Object.assign(answers, { 'GET /customers/me': account(3), 'GET /products': goods(55) });
    expect(await read()).toEqual(money(5500));
    Object.assign(answers, { 'GET /customers/me': account(2), 'GET /products': goods(63) });
    expect(await read()).toEqual(money(6300));
  });

  it('returns stale products with their time when the API does not answer', async () => {
    const answers: Record<string, unknown> = {
      'GET /customers/me': account(2),
      'GET /products': goods(62),
      'GET /cart/discounts?page=1&perPage=100': { data: [] },
    };
    const { ctx, read } = customerOf(answers);
    await read();
    vi.advanceTimersByTime(3_600_000);
    for (const call of Object.keys(answers)) answers[call] = silent;
    expect(await read()).toEqual(money(6200));
    expect(await loadBuyerOrPartial(ctx)).toEqual({ priceGroupId: '2', discounts: [] });
    expect(toDegradationView(ctx)).toMatchObject({ asOf: { text: '14:05' }, missing: ['account', 'discounts'] });
  });

  // @fault A10
  it('returns the products of visitors without prices when the API never answered for the price group', async () => {
    const answers: Record<string, unknown> = {
      'GET /customers/me': account(2),
      'GET /products': goods(62),
      'GET /cart/discounts?page=1&perPage=100': silent,
    };
    const { ctx, read } = customerOf(answers);
    const { sharedCache: cache, priceGroups: priceGroupCache } = ctx.services;
    await read();
    priceGroupCache.clear();
    answers['GET /products'] = { data: [{ ...goods(0).data[0], prices: [] }] };
    await cache.getProducts(endpoints.products.list, {}, ctx);
    vi.advanceTimersByTime(3_600_000);
    for (const call of Object.keys(answers)) answers[call] = silent;
    expect((await ctx.api.getProducts(endpoints.products.list, {})).data).toMatchObject([{ id: '7', prices: [] }]);
    const buyer = await loadBuyerOrPartial(ctx);
    expect(buyer && isPriceGroupUnknown(ctx, buyer)).toBe(true);
    expect(toDegradationView(ctx)).toMatchObject({ asOf: { text: '14:05' }, missing: ['account', 'prices'] });
  });

  it('loads products again for others when the request that started loading ran out of time', async () => {
    const answers: Record<string, unknown> = { 'GET /customers/me': account(2), 'GET /products': goods(62) };
    const { ctx, read } = customerOf(answers);
    await read();
    vi.advanceTimersByTime(10_001);
    answers['GET /products'] = goods(63);
    const { sharedCache: cache, priceGroups: priceGroupCache } = ctx.services;
    const over = new WholesaleError('timeout', { endpoint: endpoints.products.list.name, requestId: 'r', status: 0 });
    const calls = { ...ctx.api, call: () => Promise.reject(over) };
    const context = { language: ctx.language, requestId: 'r', deadline: startDeadline(0) };
    const hurried = createGetProducts({ ...ctx, cache, priceGroupCache, calls, context })(endpoints.products.list, {});
    expect(await read()).toEqual(money(6300));
    await hurried;
  });

  it('shows the date of stale products up to a day old and fails after that', async () => {
    const answers: Record<string, unknown> = { 'GET /customers/me': account(2), 'GET /products': goods(62) };
    const { ctx, read } = customerOf(answers);
    await read();
    answers['GET /products'] = silent;
    vi.advanceTimersByTime(20 * 3_600_000);
    await read();
    expect(toDegradationView(ctx)?.asOf?.text).toContain('20 лист.');
    vi.advanceTimersByTime(5 * 3_600_000);
    await expect(read()).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

// @fault A10
it('getProducts for visitors caches products without prices', async () => {
  const ctx = fakeContext({ 'GET /products': goods(0) });
  await ctx.api.getProducts(endpoints.products.list, {});
  await ctx.api.getProducts(endpoints.products.list, {});
  expect(ctx.calls).toEqual(['GET /products']);
});
