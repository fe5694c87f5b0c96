import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { EndpointGroup } from '../contract/endpoint';
import { createConnection } from './connection';

let server: Server;
let hanging = 0;
const sockets = new Set<unknown>();

beforeEach(async () => {
  server = createServer((request, response) => {
    sockets.add(request.socket);
    if (request.url === '/slow') hanging += 1;
    else response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('keeps connections, and a catalogue that hangs takes none of those of orders and sign-in', async () => {
  const fetch = createConnection();
  const cut = new AbortController();
  const ask = async (path: string, group: EndpointGroup) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
    return await (await fetch(url, { signal: cut.signal }, group)).text();
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

it('gives up a connection that does not come about', async () => {
  const silent = createTcpServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  // The line is taken, and nothing more said: undici itself would wait for ten seconds.
  const asked = createConnection()(`https://127.0.0.1:${(silent.address() as AddressInfo).port}/`, {}, 'catalogue');
  await expect(asked).rejects.toMatchObject({ cause: { code: 'UND_ERR_CONNECT_TIMEOUT' } });
  silent.close();
}, 9_000);
