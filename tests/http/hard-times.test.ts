import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Customer } from '../support/customer';
import { startPortal, type RunningPortal } from '../support/start-portal';

let portal: RunningPortal;

beforeAll(async () => {
  const preload = fileURLToPath(new URL('../support/reject-on-signal.js', import.meta.url));
  portal = await startPortal({ LOG_LEVEL: 'warn', NODE_OPTIONS: `--import=${preload}` });
}, 60_000);
afterAll(async () => {
  await portal.stop();
});

it('a rejection that nobody handled is logged once and survived', async () => {
  process.kill(portal.pid, 'SIGUSR2');
  const lines = () => portal.logs.join('').split('\n').filter((line) => line.includes('unhandled rejection'));
  await expect.poll(lines, { timeout: 10_000 }).toHaveLength(1);
  expect(lines()[0]).toContain('nobody handles this');
  expect((await new Customer(portal.url).get('/en/catalog')).status).toBe(200);
});

describe('too much at once', () => {
  const held: Socket[] = [];

  /** Sends a form whose body never comes: it is under way until then. */
  async function begin(path: string): Promise<void> {
    const socket = connect(Number(new URL(portal.url).port), '127.0.0.1');
    held.push(socket);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(`POST ${path} HTTP/1.1\r\nHost: shop\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\n`);
  }

  const get = (path: string) => new Customer(portal.url).get(path, { follow: false });

  afterAll(() => held.forEach((socket) => socket.destroy()));

  it('turns browsing away with a page and a time to come back, and lets orders in still', async () => {
    await Promise.all(Array.from({ length: 400 }, () => begin('/login')));
    await expect.poll(async () => (await get('/en/catalog')).status, { timeout: 15_000 }).toBe(503);
    for (const [path, words] of [['/catalog', 'Зараз забагато відвідувачів'], ['/en/catalog', 'Too many visitors'], ['/ru/catalog', 'слишком много посетителей']] as const) {
      const page = await get(path);
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
      expect(page.text).toContain(words);
    }
    expect((await get('/en/checkout')).headers.get('location')).toMatch(/^\/en\/login\?/);
    expect((await get('/healthz')).status).toBe(200);
  });

  it('turns orders away last, and everybody is let in again when it is over', async () => {
    await Promise.all(Array.from({ length: 100 }, () => begin('/checkout')));
    await expect.poll(async () => (await get('/en/checkout')).status, { timeout: 15_000 }).toBe(503);
    for (const socket of held) socket.destroy();
    await expect.poll(async () => (await get('/en/catalog')).status, { timeout: 15_000 }).toBe(200);
  });
});
