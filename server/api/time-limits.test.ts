import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endpoints } from '../contract/endpoints';
import { createWholesaleClient, type CallReport, type Fetch } from './client';
import { startDeadline, waitUntil } from './deadline';
import { WholesaleError } from './wholesale-error';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const asked = { language: 'uk', requestId: 'r-1' } as const;

/** An API that never answers, as far as the caller waits. */
const hanging: Fetch = (_, { signal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))));

function clientOver(fetch: Fetch) {
  const reports: CallReport[] = [];
  return {
    reports,
    client: createWholesaleClient({ baseUrl: 'http://api.test', fetch, report: (report) => reports.push(report) }),
  };
}

async function fate(work: Promise<unknown>): Promise<string> {
  const startedAt = performance.now();
  const kind = await work.then(
    () => 'answered',
    (error: unknown) => (error instanceof WholesaleError ? error.kind : 'fault'),
  );
  return `${kind} after ${Math.round(performance.now() - startedAt)}`;
}

async function fateOf(work: Promise<unknown>): Promise<string> {
  const result = fate(work);
  await vi.advanceTimersByTimeAsync(60_000);
  return await result;
}

// @fault A2 @asvs 15.1.3
it.each([
  [
    'a page of data',
    (client: ReturnType<typeof clientOver>['client']) => client.call(endpoints.account.get, {}, asked),
    3_000,
  ],
  [
    'documents',
    (client: ReturnType<typeof clientOver>['client']) => client.call(endpoints.documents.list, {}, asked),
    10_000,
  ],
  [
    'a file',
    (client: ReturnType<typeof clientOver>['client']) =>
      client.download(endpoints.documents.pdf, { params: { kind: 'invoice', id: '1' } }, asked),
    10_000,
  ],
  [
    'an order',
    (client: ReturnType<typeof clientOver>['client']) =>
      client.call(endpoints.documents.create, { body: {} as never }, asked),
    15_000,
  ],
])('%s is given up within its time limit and requested once', async (_, call, limit) => {
  const { client, reports } = clientOver(hanging);
  expect(await fateOf(call(client))).toBe(`timeout after ${limit}`);
  expect(reports).toMatchObject([{ retries: 0 }]);
});

it('A file whose first byte has arrived may take longer than the limit', async () => {
  const pdf = new ReadableStream({
    async start(stream) {
      await new Promise((resolve) => setTimeout(resolve, 20_000));
      stream.close();
    },
  });
  const { client } = clientOver(() =>
    Promise.resolve(new Response(pdf, { headers: { 'content-type': 'application/pdf' } })),
  );
  const file = client
    .download(endpoints.documents.pdf, { params: { kind: 'invoice', id: '1' } }, asked)
    .then((answer) => answer.text());
  expect(await fateOf(file)).toBe('answered after 20000');
});

// @fault A3
it('All calls of a request share its deadline, and a call without time left is not made', async () => {
  const fetch = vi.fn(hanging);
  const { client } = clientOver(fetch);
  const context = { ...asked, deadline: startDeadline(4_000) };
  const inARow = async () => {
    for (let call = 0; call < 5; call += 1)
      await client.call(endpoints.cart.get, { query: { sort: 'productId' } }, context).catch(() => undefined);
  };
  expect(await fateOf(inARow())).toBe('answered after 4000');
  expect(fetch).toHaveBeenCalledTimes(2);
});

// @fault A3
it('A write ignores the deadline, and its duration is added for the reads after it', async () => {
  const { client } = clientOver(hanging);
  const context = { ...asked, deadline: startDeadline(1_000) };
  expect(await fateOf(client.call(endpoints.cart.add, { body: {} as never }, context))).toBe('timeout after 3000');
  expect(context.deadline.leftMs()).toBeLessThan(1_000);
  const fresh = { ...asked, deadline: startDeadline(1_000) };
  await vi.advanceTimersByTimeAsync(400);
  const written = client.call(endpoints.cart.add, { body: {} as never }, fresh).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(3_000);
  await written;
  expect(fresh.deadline.leftMs()).toBeCloseTo(600);
});

// @fault A3
it('waitUntil stops waiting at the deadline while the shared work continues', async () => {
  const facts = { endpoint: 'catalogue.shop', requestId: 'r-1' };
  expect(await fateOf(waitUntil(startDeadline(), facts, new Promise(() => undefined)))).toBe('timeout after 8000');
  expect(await fateOf(waitUntil(startDeadline(), facts, Promise.resolve(1)))).toBe('answered after 0');
});
