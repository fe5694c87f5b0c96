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
  let requests = 0;
  let failure: Error | null = null;
  const ask = () => {
    requests += 1;
    return failure ? Promise.reject(failure) : Promise.resolve(requests);
  };
  return {
    read: (question = ask) => answers.get('key', freshness, question, patiently),
    countRequests: () => requests,
    fail: (error: Error | null) => (failure = error),
  };
}

describe('A slowly changing response', () => {
  // @fault A8
  it('is fresh for a minute and then revalidated in the background', async () => {
    const { read, countRequests } = readerOf(slowlyChanging);
    expect((await read()).value).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect((await read()).value).toBe(1);
    expect(countRequests()).toBe(1);
    for (const [pause, older, newer] of [
      [1, 1, 2],
      [HOUR, 2, 3],
    ] as const) {
      vi.advanceTimersByTime(pause);
      expect(await read()).toEqual({ value: older, staleSince: null });
      expect(await read()).toEqual({ value: newer, staleSince: null });
      expect(countRequests()).toBe(newer);
    }
  });

  it('is requested first after an hour without readers', async () => {
    const { read } = readerOf(slowlyChanging);
    await read();
    vi.advanceTimersByTime(HOUR + 1);
    expect(await read()).toEqual({ value: 2, staleSince: null });
  });

  // @fault A9
  it('is removed once a revalidation gets a 4xx', async () => {
    const { read, fail } = readerOf(slowlyChanging);
    await read();
    vi.advanceTimersByTime(HOUR);
    fail(new WholesaleError('notFound', { endpoint: 'content.page', requestId: 'r-1', status: 404 }));
    expect((await read()).value).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(read()).rejects.toMatchObject({ kind: 'notFound' });
  });

  // @fault A8
  it('is served stale for a day while the API is down, and then no longer', async () => {
    const { read, fail } = readerOf(slowlyChanging);
    await read();
    fail(outage());
    vi.advanceTimersByTime(24 * HOUR);
    expect((await read()).value).toBe(1);
    vi.advanceTimersByTime(1);
    await expect(read()).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('A response with products', () => {
  // @fault A8
  it('is requested again after ten seconds for a customer, and after a minute for a visitor', async () => {
    const customer = readerOf(productsForCustomers);
    const visitor = readerOf(productsForVisitors);
    await Promise.all([customer.read(), visitor.read()]);
    vi.advanceTimersByTime(10_001);
    expect((await customer.read()).value).toBe(2);
    expect((await visitor.read()).value).toBe(1);
    await vi.advanceTimersByTimeAsync(60_001);
    expect((await visitor.read()).value).toBe(3);
  });

  // @fault A8
  it('is served stale with its time while the API is down, and replaced by the next response', async () => {
    const { read, fail } = readerOf(productsForCustomers);
    const at = Date.now();
    await read();
    fail(outage());
    vi.advanceTimersByTime(HOUR);
    expect(await read()).toEqual({ value: 1, staleSince: at });
    fail(null);
    expect(await read()).toEqual({ value: 3, staleSince: null });
  });

  it('is not served stale after a 4xx', async () => {
    const { read, fail } = readerOf(productsForCustomers);
    await read();
    fail(rejection());
    vi.advanceTimersByTime(HOUR);
    await expect(read()).rejects.toMatchObject({ kind: 'banned' });
  });
});

describe('Concurrent readers of a key', () => {
  it('share one request and its outage', async () => {
    const { read, countRequests, fail } = readerOf(productsForCustomers);
    expect((await Promise.all([read(), read(), read()])).map(({ value }) => value)).toEqual([1, 1, 1]);
    fail(outage());
    vi.advanceTimersByTime(25 * HOUR);
    expect((await Promise.allSettled([read(), read()])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(countRequests()).toBe(2);
  });

  it('share the revalidation in the background', async () => {
    const { read, countRequests } = readerOf(slowlyChanging);
    await read();
    vi.advanceTimersByTime(HOUR);
    expect((await Promise.all([read(), read(), read()])).map(({ value }) => value)).toEqual([1, 1, 1]);
    expect(countRequests()).toBe(2);
  });

  it('do not share a 4xx of another reader', async () => {
    const { read } = readerOf(productsForCustomers);
    const [one, other] = await Promise.allSettled([
      read(() => Promise.reject(rejection())),
      read(() => Promise.resolve(7)),
    ]);
    expect(one.status).toBe('rejected');
    expect(other).toMatchObject({ status: 'fulfilled', value: { value: 7 } });
  });
});

it('SwrCache.set stores a response that was loaded elsewhere', async () => {
  const answers = createSwrCache(createCacheStore());
  await answers.set('key', productsForCustomers, 'told');
  expect(await answers.get('key', productsForCustomers, () => Promise.reject(outage()), patiently)).toEqual({
    value: 'told',
    staleSince: null,
  });
});
