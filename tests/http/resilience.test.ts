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

// @fault P6
it('An unhandled rejection is logged once, and the portal keeps answering 200', async () => {
  process.kill(portal.pid, 'SIGUSR2');
  const lines = () =>
    portal.logs
      .join('')
      .split('\n')
      .filter((line) => line.includes('unhandled rejection'));
  await expect.poll(lines, { timeout: 10_000 }).toHaveLength(1);
  expect(lines()[0]).toContain('nobody handles this');
  expect((await new Customer(portal.url).get('/en/catalog')).status).toBe(200);
});

describe('Forms whose body never arrives', () => {
  const held: Socket[] = [];

  /** Sends the headers of a form without its body. */
  async function begin(path: string): Promise<void> {
    const socket = connect(Number(new URL(portal.url).port), '127.0.0.1');
    held.push(socket);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: shop\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\n`,
    );
  }

  afterAll(() => held.forEach((socket) => socket.destroy()));

  // @fault P10
  it('600 forms without a body do not block pages and sign-in of others', async () => {
    await Promise.all(Array.from({ length: 600 }, (_, index) => begin(index % 2 === 0 ? '/login' : '/checkout')));
    const customer = new Customer(portal.url);
    expect((await customer.get('/en/catalog')).status).toBe(200);
    expect(await customer.signIn('+380501112233', 'kvitka2026', '/en/login')).toMatchObject({
      status: 200,
      path: '/en',
    });
    expect((await customer.get('/en/checkout')).status).toBe(200);
  });
});
