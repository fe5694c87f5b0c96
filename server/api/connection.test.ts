import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endpoints } from '../contract/endpoints';
import type { EndpointGroup } from '../contract/endpoint';
import { createWholesaleClient } from './client';
import { createConnection } from './connection';
import { startDeadline } from './deadline';

/** Packed beforehand: packing takes longer than a call may. */
const growing = gzipSync(Buffer.alloc(64 * 1_048_576, ' '));
const plain = { method: 'GET', headers: {}, signal: new AbortController().signal } as const;

let server: Server;
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
let hanging = 0;
const sockets = new Set<unknown>();
const asks: (string | undefined)[] = [];

beforeEach(async () => {
  asks.length = 0;
  server = createServer((request, response) => {
    sockets.add(request.socket);
    asks.push(request.url);
    if (request.url?.endsWith('/slow')) hanging += 1;
    else if (request.url?.startsWith('/categories')) response.setHeader('content-encoding', 'gzip').end(growing);
    else if (request.url === '/moved') response.writeHead(302, { location: '/' }).end();
    else if (request.url === '/zipped')
      response.setHeader('content-encoding', 'gzip').end(gzipSync('{"name":"Троянда"}'));
    else if (request.url?.endsWith('/endless')) response.setHeader('content-type', 'application/pdf').write('%PDF-1.7');
    else response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

// @fault A7
it('createConnection reuses connections, and a hanging catalogue uses none of those for orders and login', async () => {
  const fetch = createConnection();
  const cut = new AbortController();
  const ask = async (path: string, group: EndpointGroup) => {
    const url = address() + path;
    return await (await fetch(url, { ...plain, signal: cut.signal }, group)).text();
  };
  const slow = Array.from({ length: 200 }, () => ask('/slow', 'catalogue').catch(() => 'cut'));
  for (let round = 0; round < 20; round += 1) {
    for (const group of ['order', 'auth', 'cart'] as const) expect(await ask('/', group)).toBe('{}');
  }
  expect(hanging).toBeLessThanOrEqual(64);
  expect(sockets.size).toBeLessThan(64 + 20);
  cut.abort();
  expect(new Set(await Promise.all(slow))).toEqual(new Set(['cut']));
});

it('createConnection decompresses gzip and rejects a redirect', async () => {
  const zipped = await createConnection()(`${address()}/zipped`, plain, 'catalogue');
  expect(JSON.parse(await zipped.text())).toEqual({ name: 'Троянда' });
  await expect(createConnection()(`${address()}/moved`, plain, 'catalogue')).rejects.toThrow('redirects');
});

it('createConnection aborts a response of more than 8 MB uncompressed, and the call is not retried', async () => {
  const client = createWholesaleClient({ baseUrl: address(), fetch: createConnection(), report: () => undefined });
  const pending = client.call(endpoints.categories.list, {}, { language: 'uk', requestId: 'r-1' });
  await expect(pending).rejects.toMatchObject({
    kind: 'malformed',
    message: 'catalogue.categories: malformed: over 8388608 bytes',
  });
  expect(asks).toHaveLength(1);
});

it('createConnection streams a file as it arrives and stops when it is cancelled', async () => {
  const cut = new AbortController();
  const file = await createConnection()(`${address()}/endless`, { ...plain, signal: cut.signal }, 'files');
  const reader = file.body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('%PDF-1.7');
  cut.abort();
  await expect(reader?.read()).rejects.toThrow('aborted');
  const unread = await createConnection()(`${address()}/endless`, plain, 'files');
  await unread.body?.cancel();
});

it('A call waits for a free connection no longer than its own time limit', async () => {
  const fetch = createConnection();
  const held = await Promise.all(Array.from({ length: 8 }, () => fetch(`${address()}/endless`, plain, 'files')));
  const client = createWholesaleClient({ baseUrl: address(), fetch, report: () => undefined });
  const pending = () =>
    client.download(
      endpoints.documents.pdf,
      { params: { kind: 'invoice', id: '1' } },
      { language: 'uk', requestId: 'r-1', deadline: startDeadline(100) },
    );
  await expect(Promise.all([pending(), pending()])).rejects.toMatchObject({ kind: 'timeout' });
  for (const { body } of held) void body?.cancel();
  // Given up, they take no connection that falls free.
  expect(await (await fetch(address(), plain, 'files')).text()).toBe('{}');
  expect(asks).not.toContain('/pdf/invoice/1');
}, 10_000);

it.each(['slow', 'endless'])(
  'Connections are free again when customers disconnect from a response that is %s',
  async (id) => {
    const fetch = createConnection();
    const client = createWholesaleClient({ baseUrl: address(), fetch, report: () => undefined });
    const leaving = new AbortController();
    const pending = () =>
      client.download(
        endpoints.documents.pdf,
        { params: { kind: 'invoice', id } },
        { language: 'uk', requestId: 'r-1', signal: leaving.signal },
      );
    const left = Promise.allSettled(Array.from({ length: 8 }, pending));
    if (id === 'slow') await expect.poll(() => asks).toHaveLength(8);
    else await left;
    leaving.abort();
    expect(await (await fetch(address(), plain, 'files')).text()).toBe('{}');
    if (id === 'slow')
      expect(await left).toMatchObject(Array.from({ length: 8 }, () => ({ reason: { kind: 'abandoned' } })));
  },
);

it('Connections are free again when customers read a file too slowly', async () => {
  const fetch = createConnection(200);
  const open = async (path: string) => await fetch(address() + path, plain, 'files');
  const held = await Promise.all(Array.from({ length: 8 }, () => open('/endless')));
  const slow = Promise.allSettled(held.map(({ body }) => text(body as WebStream)));
  expect(await (await open('/')).text()).toBe('{}');
  expect(new Set((await slow).map((each) => each.status === 'rejected' && String(each.reason)))).toEqual(
    new Set(['Error: not handed on within 200 ms']),
  );
});

// @fault A1
it('A connection attempt without an answer is given up', async () => {
  const silent = createTcpServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  // The line is taken, and nothing more said: undici itself would wait for ten seconds.
  const pending = createConnection()(
    `https://127.0.0.1:${(silent.address() as AddressInfo).port}/`,
    plain,
    'catalogue',
  );
  await expect(pending).rejects.toMatchObject({ code: 'UND_ERR_CONNECT_TIMEOUT' });
  silent.close();
}, 9_000);
