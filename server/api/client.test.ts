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

describe('WholesaleClient.call', () => {
  // @fault R11
  it('sends the path, query, language, request id and bearer, and repeats list parameters', async () => {
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

  it('passes on the trace of the request', async () => {
    const { client, fetch } = clientOver(() => Promise.resolve(json({ data: [] })));
    const trace = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, tracestate: 'shop=1' };
    await client.call(endpoints.products.list, {}, { ...context, trace });
    expect(fetch.mock.calls[0]?.[1].headers).toMatchObject(trace);
  });

  // @fault R11
  it('sends no bearer to an endpoint without authentication', async () => {
    const { client, fetch } = clientOver(() => Promise.resolve(json({ data: { id: 1, name: 'Київ' } })));
    const answer = await client.call(endpoints.warehouse.get, { params: { id: '1' } }, { ...context, bearer: 'b-1' });
    expect(fetch.mock.calls[0]?.[1].headers).not.toHaveProperty('authorization');
    expect(answer.data).toEqual({ id: '1', name: 'Київ', address: null });
  });

  // @fault R11
  it.each([
    ['../customers/me', 'http://api.test/1.0/warehouses/..%2Fcustomers%2Fme'],
    ['..', 'http://api.test/1.0/warehouses/%2E%2E'],
    ['a?b=1#c', 'http://api.test/1.0/warehouses/a%3Fb%3D1%23c'],
  ])('encodes the path parameter %j as one segment', async (id, expected) => {
    const { client, fetch } = clientOver(() => Promise.resolve(json({ data: { id: 1, name: '' } })));
    await client.call(endpoints.warehouse.get, { params: { id } }, context);
    expect(fetch.mock.calls[0]?.[0]).toBe(expected);
  });

  it('ignores unknown fields and passes unknown enumeration members on', async () => {
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

  // @fault A12
  it('leaves an invalid entry out of a list and reports it', async () => {
    const product = { id: 7, name: 'Freedom', productType: 'product', kind: 'product' };
    const { client, reports } = clientOver(() => Promise.resolve(json({ data: [product, { ...product, id: null }] })));
    const { data } = await client.call(endpoints.products.list, {}, context);
    expect(data.map(({ id }) => id)).toEqual(['7']);
    expect(reports).toMatchObject([
      { endpoint: 'catalogue.products', unread: [expect.stringContaining('data.1: id: ')] },
    ]);
  });
});

describe('A failed call', () => {
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
  ])('with status %i and body %j throws a WholesaleError of kind %s', async (status, body, kind) => {
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

  // @fault A11
  it.each([
    ['HTML', new Response('<h1>502</h1>')],
    ['cut off', new Response('{"data": {"id": 1, ')],
    ['of a wrong shape', json({ data: { id: 1, balance: 'багато' } })],
    ['without data', json({})],
  ])('whose response is %s throws a WholesaleError of kind malformed', async (_, response) => {
    const { client } = clientOver(() => Promise.resolve(response.clone()));
    expect((await failureOf(client.call(endpoints.account.get, {}, context))).kind).toBe('malformed');
  });

  it('throws the kind of its status when the body is unreadable', async () => {
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
  ])(
    'with %s counts as an outage of a gateway where the API cannot mean it',
    async (_, body, status, ofGoods, ofOneThing) => {
      const { client } = clientOver(() => Promise.resolve(new Response(body, { status })));
      expect((await failureOf(client.call(endpoints.products.list, {}, context))).kind).toBe(ofGoods);
      expect((await failureOf(client.call(endpoints.warehouse.get, { params: { id: '1' } }, context))).kind).toBe(
        ofOneThing,
      );
    },
  );

  it('with 404 for a list of the customer’s own counts as an outage', async () => {
    const { client } = clientOver(() => Promise.resolve(json({ status: 404, message: 'no' }, 404)));
    expect((await failureOf(client.call(endpoints.documents.list, { query: {} }, context))).kind).toBe('unavailable');
    expect((await failureOf(client.call(endpoints.documents.get, { params: { id: '1' } }, context))).kind).toBe(
      'notFound',
    );
  });

  it('carries the seconds of Retry-After', async () => {
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

  it('without a response is of kind network', async () => {
    const { client } = clientOver(() => Promise.reject(new TypeError('fetch failed')));
    expect((await failureOf(client.call(endpoints.account.get, {}, context))).kind).toBe('network');
  });

  // @asvs 10.1.1
  it('has no bearer and no body in its message', async () => {
    const { client } = clientOver(() => Promise.resolve(json({ message: 'no', secret: 'canary' }, 500)));
    const error = await failureOf(client.call(endpoints.account.get, {}, { ...context, bearer: 'canary' }));
    expect(JSON.stringify([error.message, error.stack])).not.toContain('canary');
  });
});

it('A body that is not JSON leaves no text in the logged error', async () => {
  const { client } = clientOver(() => Promise.resolve(new Response('OK "canary"')));
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).error({
    err: await failureOf(client.call(endpoints.account.get, {}, context)),
  });
  expect(lines.join('')).toContain('breaks off or is none, 11 characters');
  expect(lines.join('')).not.toContain('canary');
});

describe('WholesaleClient.download', () => {
  const params = { kind: 'invoice', id: '1' };

  it('streams a PDF', async () => {
    const pdf = new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
    const { client } = clientOver(() => Promise.resolve(pdf));
    expect(await (await client.download(endpoints.documents.pdf, { params }, context)).text()).toBe('%PDF-1.7');
  });

  // @fault C10 @asvs 5.4.3
  it('refuses what is no PDF', async () => {
    const { client } = clientOver(() =>
      Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } })),
    );
    expect((await failureOf(client.download(endpoints.documents.pdf, { params }, context))).kind).toBe('malformed');
  });
});
