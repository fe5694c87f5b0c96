import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '../log';
import { createApiProbe } from './api-probe';

const versions = '{"data":{"ios":"1.4.0","android":"1.4.2.17"}}';

/** What the embedded API answers of the parts that the portal is configured with. */
const parts = {
  '/1.0/warehouses/main%20hall': '{"data":{"id":1,"name":"Kyiv"}}',
  '/1.0/shops/2': '{"data":{"id":2,"name":"Shop","setting":{}}}',
};

let isSilent: boolean;
let isEndless: boolean;
let [status, body] = [200, versions];
let requests: string[];
let known: Readonly<Record<string, string>>;
let lines: unknown[];
let requestHeaders: IncomingHttpHeaders;
let api: Server;

beforeEach(async () => {
  [isSilent, isEndless, requests, lines, status, body, known] = [false, false, [], [], 200, versions, parts];
  api = createServer((request, response) => {
    const { url = '' } = request;
    requests.push(url);
    requestHeaders = request.headers;
    if (url !== '/1.0/customer/auth/version') return void response.writeHead(url in known ? 200 : 404).end(known[url]);
    if (!isSilent) response.writeHead(status, { location: '/' })[isEndless ? 'write' : 'end'](body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
});
afterEach(() => {
  api.closeAllConnections();
  api.close();
});

const log = createLog('debug', { write: (text) => void lines.push(JSON.parse(text)) });
const probeOf = (keepMs: number, timeoutMs: number) =>
  createApiProbe(
    {
      wholesaleApiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}/1.0`,
      warehouseId: 'main hall',
      shopId: '2',
    },
    log,
    keepMs,
    timeoutMs,
  );
const pause = (ms: number) => new Promise<'pause'>((resolve) => setTimeout(resolve, ms, 'pause'));

it('The first callers of the probe share one request and wait for it', async () => {
  const probe = probeOf(5_000, 5_000);
  expect(await Promise.all([probe(), probe(), probe()])).toEqual(['reachable', 'reachable', 'reachable']);
  expect(requests.sort()).toEqual(['/1.0/customer/auth/version', '/1.0/shops/2', '/1.0/warehouses/main%20hall']);
  expect(requestHeaders).toMatchObject({
    'accept-language': 'uk',
    'x-request-id': expect.stringMatching(/./) as string,
  });
});

// @fault P3
it('Later callers get the last result at once, and the new one when it has arrived', async () => {
  const probe = probeOf(0, 300);
  expect(await probe()).toBe('reachable');
  isSilent = true;
  await pause(5);
  expect(await Promise.race([probe(), pause(200)])).toBe('reachable');
  await expect
    .poll(async () => await Promise.race([probe(), pause(200)]), { timeout: 5_000 })
    .toBe('silent for 300 ms');
});

it('The probe names an unknown warehouse and shop, logs them once and checks until they exist', async () => {
  const probe = probeOf(0, 5_000);
  known = {};
  const errors = 'warehouse main hall: answers 404; shop 2: answers 404';
  expect(await probe()).toBe(errors);
  await pause(5);
  await probe();
  await expect.poll(() => requests).toHaveLength(6);
  known = parts;
  await expect.poll(probe).toBe('reachable');
  requests = [];
  await pause(5);
  await probe();
  await pause(50);
  expect(new Set(requests)).toEqual(new Set(['/1.0/customer/auth/version']));
  expect(lines).toMatchObject([{ level: 'warn', api: errors }]);
});

it.each([
  [302, '', 'answers 302'],
  [401, '{}', 'answers 401'],
  [404, '<html>', 'answers 404'],
  [429, '{}', 'answers 429'],
  [200, '<html>', 'answers no JSON'],
  [200, '{"data":{}}', 'answers in another shape'],
])('An API that answers %i %j is not reachable: %s', async (...given) => {
  [status, body] = given;
  expect(await probeOf(5_000, 5_000)()).toBe(given[2]);
});

it.each([
  [404, 'x', 'answers 404'],
  [200, 'x'.repeat(9_000_000), 'answers no JSON'],
])('An API with an endless %i response is given up in time', async (...given) => {
  [status, body] = given;
  isEndless = true;
  expect(await probeOf(5_000, 5_000)()).toBe(given[2]);
});
