import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './http-server.fixture';

const form = 'Sec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded';

/** An app that answers /held… only when it is let go, and everything else at once. */
function holdingApp() {
  let letGo: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  let held = 0;
  const answer = async ({ request }: { request: Request }) => {
    if (new URL(request.url).pathname.startsWith('/held')) {
      held += 1;
      await gone;
    }
    return new Response('fine');
  };
  return { answer, letGo: () => letGo(), countHeld: () => held };
}

const statusOf = async (host: TestServer, path: string) => (await fetch(host.url + path)).status;

/** Begins a form and sends so many bytes of it, but never its end. */
async function begin(host: TestServer, path: string, bytes: number): Promise<Socket> {
  const socket = connect(host.port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: shop\r\n${form}\r\nContent-Length: ${bytes + 1}\r\n\r\n${'x'.repeat(bytes)}`,
  );
  return socket;
}

const postOf = async (host: TestServer, path: string) =>
  (
    await fetch(host.url + path, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ a: 'x'.repeat(300) }),
    })
  ).status;

// @asvs 2.4.1
describe('Too many concurrent responses', () => {
  // @fault P8
  it('answer 503 with a page and Retry-After to browsing, and later to ordering', async () => {
    const { answer, letGo, countHeld } = holdingApp();
    await using host = await startTestServer(answer);
    const browsing = Array.from({ length: 400 }, () => statusOf(host, '/held'));
    await expect.poll(countHeld, { timeout: 30_000 }).toBe(400);
    for (const [path, words] of [
      ['/catalog', 'Зараз забагато відвідувачів'],
      ['/en/catalog', 'Too many visitors'],
      ['/ru/catalog', 'слишком много посетителей'],
    ] as const) {
      const rejected = await fetch(host.url + path);
      expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await rejected.text()).toContain(words);
    }
    expect([
      await statusOf(host, '/en/checkout'),
      await statusOf(host, '/healthz'),
      await statusOf(host, '/images/1'),
    ]).toEqual([200, 200, 200]);
    const ordering = Array.from({ length: 100 }, () => statusOf(host, '/held/checkout'));
    await expect.poll(countHeld, { timeout: 30_000 }).toBe(500);
    expect(await statusOf(host, '/en/checkout')).toBe(503);
    letGo();
    expect(new Set(await Promise.all([...browsing, ...ordering]))).toEqual(new Set([200]));
    expect(await statusOf(host, '/catalog')).toBe(200);
  }, 60_000);
});

describe('Forms whose body never ends', () => {
  // @fault P10
  it('use only the budget of their bytes, the last part of which is for orders', async () => {
    await using host = await startTestServer(() => new Response('fine'), { limits: { allBodiesBytes: 4_000 } });
    const half = await Promise.all(Array.from({ length: 9 }, () => begin(host, '/login', 300)));
    await expect.poll(() => postOf(host, '/login')).toBe(503);
    expect([await statusOf(host, '/catalog'), await postOf(host, '/en/checkout')]).toEqual([200, 200]);
    for (const socket of half) socket.destroy();
    await expect.poll(() => postOf(host, '/login')).toBe(200);
  });
});
