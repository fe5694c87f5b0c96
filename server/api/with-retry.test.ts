import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../contract/endpoints';
import { createWholesaleClient, type Fetch } from './client';
import { WholesaleError } from './wholesale-error';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const context = { language: 'uk', requestId: 'r-1' } as const;
const good = () => Promise.resolve(Response.json({ data: { id: 1, name: 'Київ' } }));
const fieldError = (status = 500) => Promise.resolve(Response.json({ status, message: 'ні' }, { status }));

function clientOver(answer: Fetch) {
  const fetch = vi.fn(answer);
  const circuits: string[] = [];
  const client = createWholesaleClient({
    baseUrl: 'http://api.test',
    fetch,
    report: () => undefined,
    onCircuit: (group, isOpen) => circuits.push(`${group} ${isOpen ? 'open' : 'closed'}`),
  });
  const ask = () => settle(client.call(endpoints.warehouse.get, { params: { id: '1' } }, context));
  return { client, fetch, ask, circuits };
}

/** 'ok', or the kind of the error; time goes on meanwhile. */
async function settle(call: Promise<unknown>): Promise<string> {
  const fate = call.then(
    () => 'ok',
    (error: unknown) => (error instanceof WholesaleError ? error.kind : 'fault'),
  );
  await vi.advanceTimersByTimeAsync(1_000);
  return await fate;
}

describe('A GET', () => {
  // @fault A4
  it.each([
    ['a lost connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['a 503', () => fieldError(503)],
    ['an answer that is cut off', () => Promise.resolve(new Response('{"data": {"id": 1'))],
  ])('is retried at most twice after %s', async (_, failing) => {
    let failures = 2;
    const { ask, fetch } = clientOver(() => (failures-- > 0 ? failing() : good()));
    expect(await ask()).toBe('ok');
    expect(fetch).toHaveBeenCalledTimes(3);
    failures = 3;
    expect(await ask()).not.toBe('ok');
    expect(fetch).toHaveBeenCalledTimes(6);
  });

  // @fault A4
  it('of the customer’s own data is retried up to four times', async () => {
    let failures = 4;
    const { client, fetch } = clientOver(() =>
      failures-- > 0 ? fieldError(503) : Promise.resolve(Response.json({ data: [] })),
    );
    expect(await settle(client.call(endpoints.discounts.list, {}, context))).toBe('ok');
    expect(fetch).toHaveBeenCalledTimes(5);
    failures = 5;
    expect(await settle(client.call(endpoints.discounts.list, {}, context))).toBe('unavailable');
    expect(fetch).toHaveBeenCalledTimes(10);
  });

  it.each([400, 401, 403, 404, 409, 422, 429])(
    'is not retried after %i, and any number of them leaves the circuit closed',
    async (status) => {
      const { ask, fetch, circuits } = clientOver(() => fieldError(status));
      for (let call = 0; call < 40; call += 1) await ask();
      expect(fetch).toHaveBeenCalledTimes(40);
      expect(circuits).toEqual([]);
    },
  );

  // @fault A4
  it.each([
    ['soon', 0, 25],
    ['late', 1, 75],
  ])('is retried after a random pause %s', async (_, chance, pauseMs) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    let failures = 1;
    const { client, fetch } = clientOver(() => (failures-- > 0 ? fieldError() : good()));
    const pending = client.call(endpoints.warehouse.get, { params: { id: '1' } }, context);
    await vi.advanceTimersByTimeAsync(pauseMs - 1);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    await pending;
  });

  it('is not retried when the body is invalid', async () => {
    const { ask, fetch } = clientOver(() => Promise.resolve(Response.json({ data: {} })));
    expect(await ask()).toBe('malformed');
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('A write', () => {
  // @fault A4, O3
  it('is never retried', async () => {
    const { client, fetch } = clientOver(() => fieldError(503));
    expect(await settle(client.call(endpoints.cart.add, { body: {} as never }, context))).toBe('unavailable');
    expect(await settle(client.call(endpoints.documents.create, { body: {} as never }, context))).toBe('unavailable');
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

// @fault A5
it('Retries stop when the budget of the process is used up', async () => {
  let calls = 0;
  // Every other try succeeds, so that no circuit ever opens.
  const { client, fetch } = clientOver(() => (calls++ % 2 === 0 ? fieldError() : good()));
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const many = Array.from({ length: 500 }, () =>
    client.call(endpoints.warehouse.get, { params: { id: '1' } }, context).catch(() => undefined),
  );
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all(many);
  expect(fetch.mock.calls.length - 500).toBe(100);
});

describe('The circuit of a traffic class', () => {
  it('opens without responses, lets one call through later and closes after its success', async () => {
    let answer: Fetch = () => fieldError();
    const { ask, client, fetch, circuits } = clientOver((...sent) => answer(...sent));
    for (let call = 0; call < 5; call += 1) await ask();
    expect(circuits).toEqual(['catalogue open']);

    fetch.mockClear();
    expect(await ask()).toBe('unavailable');
    expect(fetch).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(2_000);
    let release: () => void = () => undefined;
    answer = () =>
      new Promise((resolve) => (release = () => resolve(Response.json({ data: { id: 1, name: 'Київ' } }))));
    const first = client.call(endpoints.warehouse.get, { params: { id: '1' } }, context);
    expect(await settle(client.call(endpoints.shop.get, { params: { id: '1' } }, context))).toBe('unavailable');
    expect(fetch).toHaveBeenCalledTimes(1);
    release();
    await expect(first).resolves.toBeDefined();
    expect(circuits).toEqual(['catalogue open', 'catalogue closed']);
  });

  // @fault A6
  it('leaves other classes alone and never stops an order', async () => {
    const { ask, client, fetch } = clientOver(() => fieldError());
    for (let call = 0; call < 20; call += 1) await ask();
    fetch.mockClear();
    await settle(client.call(endpoints.account.get, {}, context));
    expect(fetch).toHaveBeenCalled();
    fetch.mockClear();
    for (let call = 0; call < 40; call += 1)
      await settle(client.call(endpoints.documents.create, { body: {} as never }, context));
    expect(fetch).toHaveBeenCalledTimes(40);
  });
});
