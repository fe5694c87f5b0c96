import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WholesaleError } from '../api/wholesale-error';
import { createCacheStore } from './cache-store';
import { productsForCustomers, productsForVisitors, slowlyChanging, type CachePolicy } from './cache-policy';
import { createSwrCache } from './swr-cache';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) }));
afterEach(() => void vi.useRealTimers());

const HOUR = 3_600_000;
const outage = () => new WholesaleError('network', { endpoint: 'catalogue.products', requestId: 'r-1', status: 0 });
const rejection = () => new WholesaleError('banned', { endpoint: 'catalogue.products', requestId: 'r-1', status: 403 });
const patiently = <T>(work: Promise<T>) => work;

/** A reader of one key; each question is answered by its number, or fails. */
function readerOf(freshness: CachePolicy) {
  const answers = createSwrCache(createCacheStore());
  let asked = 0;
  let failure: Error | null = null;
  const ask = () => {
    asked += 1;
    return failure ? Promise.reject(failure) : Promise.resolve(asked);
  };
  return {
    read: (question = ask) => answers.get('key', freshness, question, patiently),
    askedSoFar: () => asked,
    fail: (error: Error | null) => (failure = error),
  };
}

describe('what hardly changes', () => {
  it('is fresh for a minute, then shown while a new answer is fetched', async () => {
    const { read, askedSoFar } = readerOf(slowlyChanging);
    expect((await read()).value).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect((await read()).value).toBe(1);
    expect(askedSoFar()).toBe(1);
    for (const [pause, older, newer] of [
      [1, 1, 2],
      [HOUR, 2, 3],
    ] as const) {
      vi.advanceTimersByTime(pause);
      expect(await read()).toEqual({ value: older, staleSince: null });
      expect(await read()).toEqual({ value: newer, staleSince: null });
      expect(askedSoFar()).toBe(newer);
    }
  });

  it('is asked for first after a quiet hour', async () => {
    const { read } = readerOf(slowlyChanging);
    await read();
    vi.advanceTimersByTime(HOUR + 1);
    expect(await read()).toEqual({ value: 2, staleSince: null });
  });

  it('is gone for the next reader once the API says that it is', async () => {
    const { read, fail } = readerOf(slowlyChanging);
    await read();
    vi.advanceTimersByTime(HOUR);
    fail(new WholesaleError('notFound', { endpoint: 'content.page', requestId: 'r-1', status: 404 }));
    expect((await read()).value).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(read()).rejects.toMatchObject({ kind: 'notFound' });
  });

  it('is shown for a day while the API is down, and no longer', async () => {
    const { read, fail } = readerOf(slowlyChanging);
    await read();
    fail(outage());
    vi.advanceTimersByTime(24 * HOUR);
    expect((await read()).value).toBe(1);
    vi.advanceTimersByTime(1);
    await expect(read()).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('goods', () => {
  it('are asked for again after ten seconds for a customer, after a minute at the latest for a visitor', async () => {
    const customer = readerOf(productsForCustomers);
    const visitor = readerOf(productsForVisitors);
    await Promise.all([customer.read(), visitor.read()]);
    vi.advanceTimersByTime(10_001);
    expect((await customer.read()).value).toBe(2);
    expect((await visitor.read()).value).toBe(1);
    await vi.advanceTimersByTimeAsync(60_001);
    expect((await visitor.read()).value).toBe(3);
  });

  it('stand in with their hour when the API does not answer, and give way to the next answer', async () => {
    const { read, fail } = readerOf(productsForCustomers);
    const at = Date.now();
    await read();
    fail(outage());
    vi.advanceTimersByTime(HOUR);
    expect(await read()).toEqual({ value: 1, staleSince: at });
    fail(null);
    expect(await read()).toEqual({ value: 3, staleSince: null });
  });

  it('do not stand in for a refusal', async () => {
    const { read, fail } = readerOf(productsForCustomers);
    await read();
    fail(rejection());
    vi.advanceTimersByTime(HOUR);
    await expect(read()).rejects.toMatchObject({ kind: 'banned' });
  });
});

describe('concurrent readers', () => {
  it('share one question, and its outage', async () => {
    const { read, askedSoFar, fail } = readerOf(productsForCustomers);
    expect((await Promise.all([read(), read(), read()])).map(({ value }) => value)).toEqual([1, 1, 1]);
    fail(outage());
    vi.advanceTimersByTime(25 * HOUR);
    expect((await Promise.allSettled([read(), read()])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(askedSoFar()).toBe(2);
  });

  it('share the question that is asked for the next reader’s sake', async () => {
    const { read, askedSoFar } = readerOf(slowlyChanging);
    await read();
    vi.advanceTimersByTime(HOUR);
    expect((await Promise.all([read(), read(), read()])).map(({ value }) => value)).toEqual([1, 1, 1]);
    expect(askedSoFar()).toBe(2);
  });

  it('do not share an API error that was meant for one of them', async () => {
    const { read } = readerOf(productsForCustomers);
    const [one, other] = await Promise.allSettled([
      read(() => Promise.reject(rejection())),
      read(() => Promise.resolve(7)),
    ]);
    expect(one.status).toBe('rejected');
    expect(other).toMatchObject({ status: 'fulfilled', value: { value: 7 } });
  });
});

it('an answer may be kept that was asked for otherwise', async () => {
  const answers = createSwrCache(createCacheStore());
  await answers.set('key', productsForCustomers, 'told');
  expect(await answers.get('key', productsForCustomers, () => Promise.reject(outage()), patiently)).toEqual({
    value: 'told',
    staleSince: null,
  });
});
