import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '../contract/endpoints';
import { createLog } from '../log';
import { createWholesaleClient, type CallReport, type Fetch } from './client';
import { WholesaleError } from './wholesale-error';
import { money } from '../contract/money';

const context = { language: 'ru' as const, requestId: 'r-1' };
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function clientOver(answer: Fetch) {
  const reports: CallReport[] = [];
  const fetch = vi.fn(answer);
  const client = createWholesaleClient({
    baseUrl: 'http://api.test/1.0/',
    fetch,
    report: (report) => reports.push(report),
  });
  return { client, fetch, reports };
}

async function failureOf(call: Promise<unknown>): Promise<WholesaleError> {
  const error: unknown = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (error instanceof WholesaleError) return error;
  throw new Error('the call did not fail as a WholesaleError');
}

describe('a call', () => {
  it('goes to the endpoint with language, trace and bearer, lists repeated', async () => {
    const { client, fetch } = clientOver(() => Promise.resolve(json({ data: [] })));
    await client.call(
      endpoints.products.list,
      { query: { manufacturerId: ['1', '2'], inStock: '1' } },
      { ...context, bearer: 'b-1' },
    );
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('http://api.test/1.0/products?manufacturerId=1&manufacturerId=2&inStock=1');
    expect(init?.headers).toEqual({
      accept: 'application/json',
      'accept-language': 'ru',
      'x-request-id': 'r-1',
      authorization: 'Bearer b-1',
    });
  });

  it('sends no bearer where the endpoint wants none', async () => {
    const { client, fetch } = clientOver(() => Promise.resolve(json({ data: { id: 1, name: 'Київ' } })));
    const answer = await client.call(endpoints.warehouse.get, { params: { id: '1' } }, { ...context, bearer: 'b-1' });
    expect(fetch.mock.calls[0]?.[1].headers).not.toHaveProperty('authorization');
    expect(answer.data).toEqual({ id: '1', name: 'Київ', address: null });
  });

  it.each([
    ['../customers/me', 'http://api.test/1.0/warehouses/..%2Fcustomers%2Fme'],
    ['..', 'http://api.test/1.0/warehouses/%2E%2E'],
    ['a?b=1#c', 'http://api.test/1.0/warehouses/a%3Fb%3D1%23c'],
  ])('keeps the parameter %j inside its path segment', async (id, expected) => {
    const { client, fetch } = clientOver(() => Promise.resolve(json({ data: { id: 1, name: '' } })));
    await client.call(endpoints.warehouse.get, { params: { id } }, context);
    expect(fetch.mock.calls[0]?.[0]).toBe(expected);
  });

  it('ignores unknown fields and shows unknown members as they came', async () => {
    const product = {
      id: 7,
      name: 'Freedom',
      productType: 'hologram',
      kind: 'product',
      extra: true,
      prices: [{ priceGroupId: 1, price: 38.4 }],
    };
    const { client } = clientOver(() => Promise.resolve(json({ data: [product] })));
    const { data } = await client.call(endpoints.products.list, {}, context);
    expect(data[0]).toMatchObject({
      id: '7',
      productType: 'hologram',
      prices: [{ priceGroupId: '1', price: money(3840) }],
      stocks: [],
    });
    expect(data[0]).not.toHaveProperty('extra');
  });

  it('reads a list without the entry that is odd, and reports it', async () => {
    const product = { id: 7, name: 'Freedom', productType: 'product', kind: 'product' };
    const { client, reports } = clientOver(() => Promise.resolve(json({ data: [product, { ...product, id: null }] })));
    const { data } = await client.call(endpoints.products.list, {}, context);
    expect(data.map(({ id }) => id)).toEqual(['7']);
    expect(reports).toMatchObject([
      { endpoint: 'catalogue.products', unread: [expect.stringContaining('data.1: id: ')] },
    ]);
  });
});

describe('a failed call', () => {
  it.each([
    [401, {}, 'unauthorised'],
    [403, {}, 'denied'],
    [403, { code: 'CUSTOMER_BANNED' }, 'banned'],
    [404, {}, 'notFound'],
    [409, { code: 'OUT_OF_STOCK', details: { available: 3 } }, 'rejected'],
    [422, {}, 'rejected'],
    [429, {}, 'unavailable'],
    [500, {}, 'unavailable'],
    [503, {}, 'unavailable'],
  ])('with status %i and %j is %s', async (status, body, kind) => {
    const { client, reports } = clientOver(() => Promise.resolve(json({ status, message: 'ні', ...body }, status)));
    const error = await failureOf(client.call(endpoints.account.get, {}, context));
    expect(error).toMatchObject({
      kind,
      status,
      requestId: 'r-1',
      endpoint: 'account.read',
      failure: { message: 'ні' },
    });
    expect(reports[0]?.error).toBe(error);
  });

  it.each([
    ['HTML', new Response('<h1>502</h1>')],
    ['cut off', new Response('{"data": {"id": 1, ')],
    ['of a wrong shape', json({ data: { id: 1, balance: 'багато' } })],
    ['without data', json({})],
  ])('that is %s is malformed', async (_, response) => {
    const { client } = clientOver(() => Promise.resolve(response.clone()));
    expect((await failureOf(client.call(endpoints.account.get, {}, context))).kind).toBe('malformed');
  });

  it('survives a failure without a readable body', async () => {
    const { client } = clientOver(() => Promise.resolve(new Response('<html>', { status: 404 })));
    expect(await failureOf(client.call(endpoints.account.get, {}, context))).toMatchObject({
      kind: 'notFound',
      failure: undefined,
    });
  });

  it.each([
    ['a 404 in HTML', '<html><center><h1>404 Not Found</h1></center></html>', 404, 'unavailable', 'notFound'],
    ['a 404 in other words', '{"message":"no route"}', 404, 'unavailable', 'notFound'],
    ['a 404 without a word', '', 404, 'unavailable', 'notFound'],
    ['a 403 of a firewall', '<html>', 403, 'denied', 'unavailable'],
  ])('with %s is a gateway’s where the API would not say so', async (_, body, status, ofGoods, ofOneThing) => {
    const { client } = clientOver(() => Promise.resolve(new Response(body, { status })));
    expect((await failureOf(client.call(endpoints.products.list, {}, context))).kind).toBe(ofGoods);
    expect((await failureOf(client.call(endpoints.warehouse.get, { params: { id: '1' } }, context))).kind).toBe(
      ofOneThing,
    );
  });

  it('with 404 of a customer’s list is no lack of it', async () => {
    const { client } = clientOver(() => Promise.resolve(json({ status: 404, message: 'no' }, 404)));
    expect((await failureOf(client.call(endpoints.documents.list, { query: {} }, context))).kind).toBe('unavailable');
    expect((await failureOf(client.call(endpoints.documents.get, { params: { id: '1' } }, context))).kind).toBe(
      'notFound',
    );
  });

  it('tells when to come back', async () => {
    const waitOf = async (text: string) =>
      (
        await failureOf(
          clientOver(() =>
            Promise.resolve(new Response('', { status: 503, headers: { 'retry-after': text } })),
          ).client.call(endpoints.account.get, {}, context),
        )
      ).waitSeconds;
    expect([await waitOf('7'), await waitOf('0'), await waitOf('999999'), await waitOf('soon')]).toEqual([
      7,
      1,
      3600,
      undefined,
    ]);
  });

  it('without an answer is a lost connection', async () => {
    const { client } = clientOver(() => Promise.reject(new TypeError('fetch failed')));
    expect((await failureOf(client.call(endpoints.account.get, {}, context))).kind).toBe('network');
  });

  it('never names the bearer or a body in its message', async () => {
    const { client } = clientOver(() => Promise.resolve(json({ message: 'no', secret: 'canary' }, 500)));
    const error = await failureOf(client.call(endpoints.account.get, {}, { ...context, bearer: 'canary' }));
    expect(JSON.stringify([error.message, error.stack])).not.toContain('canary');
  });
});

it('leaves nothing of a body that is no JSON in the log', async () => {
  const { client } = clientOver(() => Promise.resolve(new Response('OK "canary"')));
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).error({
    err: await failureOf(client.call(endpoints.account.get, {}, context)),
  });
  expect(lines.join('')).toContain('breaks off or is none, 11 characters');
  expect(lines.join('')).not.toContain('canary');
});

describe('a download', () => {
  const params = { kind: 'invoice', id: '1' };

  it('passes a PDF on', async () => {
    const pdf = new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
    const { client } = clientOver(() => Promise.resolve(pdf));
    expect(await (await client.download(endpoints.documents.pdf, { params }, context)).text()).toBe('%PDF-1.7');
  });

  it('refuses what is no PDF', async () => {
    const { client } = clientOver(() =>
      Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } })),
    );
    expect((await failureOf(client.download(endpoints.documents.pdf, { params }, context))).kind).toBe('malformed');
  });
});
