import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer } from './http-server.fixture';
import { openRawConnection } from './raw-connection.fixture';
import { createStaticFiles } from './static-files';

const script = 'console.log("троянда");'.repeat(50);
let dir: string;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'static-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'assets/app-1a2b.js'), script);
  writeFileSync(join(dir, 'assets/app-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(dir, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(dir, 'favicon.ico'), '');
});
afterAll(() => rmSync(dir, { recursive: true }));

function linkOf(descriptor: string): string | null {
  try {
    return readlinkSync(join('/proc/self/fd', descriptor));
  } catch {
    return null;
  }
}

// @asvs 13.4.1
it('Hashed files are immutable and precompressed, other files are cached for a day', async () => {
  await using host = await startTestServer(() => new Response('app'), { staticFiles: createStaticFiles(dir) });
  const hashed = await fetch(`${host.url}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'br' } });
  expect(Object.fromEntries(hashed.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  });
  expect(await hashed.text()).toBe(script);
  const robots = await fetch(`${host.url}/robots.txt`);
  expect(robots.headers.get('cache-control')).toBe('public, max-age=86400');
  const again = await fetch(`${host.url}/robots.txt`, {
    headers: { 'if-none-match': robots.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  for (const name of ['cache-control', 'etag', 'vary']) expect(again.headers.get(name)).toBe(robots.headers.get(name));
});

it('Every file has a content type, since sniffing is off', async () => {
  await using host = await startTestServer(() => new Response('app'), { staticFiles: createStaticFiles(dir) });
  const types = ['assets/app-1a2b.js', 'robots.txt', 'favicon.ico'].map(async (path) =>
    (await fetch(`${host.url}/${path}`)).headers.get('content-type'),
  );
  expect(await Promise.all(types)).toEqual(['text/javascript', 'text/plain', 'image/x-icon']);
});

it('A missing asset gets 404, other paths go to the app', async () => {
  const app = vi.fn(() => new Response('app'));
  await using host = await startTestServer(app, { staticFiles: createStaticFiles(dir) });
  expect((await fetch(`${host.url}/assets/gone-9z.js`)).status).toBe(404);
  expect(app).not.toHaveBeenCalled();
  const page = await fetch(`${host.url}/search`, { headers: { 'if-none-match': '"1"' } });
  expect([await page.text(), page.headers.get('cache-control'), page.headers.get('etag')]).toEqual([
    'app',
    'private, no-store',
    null,
  ]);
  const posted = await fetch(`${host.url}/robots.txt`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(await posted.text()).toBe('app');
});

// @fault P7
it('An unreadable file ends its connection, not the process', async () => {
  const gone = join(dir, 'assets/gone-3c4d.js');
  writeFileSync(gone, script);
  const staticFiles = createStaticFiles(dir);
  rmSync(gone);
  await using host = await startTestServer(() => new Response('app'), { staticFiles });
  await expect(fetch(`${host.url}/assets/gone-3c4d.js`).then((answer) => answer.text())).rejects.toThrow();
  expect((await fetch(`${host.url}/robots.txt`)).status).toBe(200);
});

it('Files of disconnected clients are closed, also those of pipelined requests', async () => {
  const big = join(dir, 'assets/big-5e6f.js');
  writeFileSync(big, Buffer.alloc(8_000_000));
  const countOpen = () => readdirSync('/proc/self/fd').filter((name) => linkOf(name) === big).length;
  await using host = await startTestServer(() => new Response('app'), { staticFiles: createStaticFiles(dir) });
  const twice = Array.from({ length: 2 }, () => ['GET /assets/big-5e6f.js HTTP/1.1', 'Host: shop', '']).flat();
  for (let customer = 0; customer < 5; customer += 1) {
    const { socket } = openRawConnection(host.port, ...twice, '');
    await once(socket, 'data');
    expect(countOpen()).toBeGreaterThan(0);
    socket.destroy();
  }
  await expect.poll(countOpen).toBe(0);
});

it.each(['bytes=9-3', 'bytes=-', 'bytes=5--9', 'nonsense', 'bytes=999999-'])(
  'An invalid Range header gets the whole file: %s',
  async (range) => {
    await using host = await startTestServer(() => new Response('app'), { staticFiles: createStaticFiles(dir) });
    const response = await fetch(`${host.url}/robots.txt`, { headers: { range } });
    expect([response.status, await response.text()]).toEqual([200, 'User-agent: *']);
  },
);

it.each(['/assets/..%2f..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/assets/%5c..%5c..%5cetc'])(
  'A path out of the folder gets no file: %s',
  async (path) => {
    await using host = await startTestServer(() => new Response('app'), { staticFiles: createStaticFiles(dir) });
    const response = await fetch(host.url + path);
    expect(await response.text()).not.toContain('root:');
  },
);

it('Without offline copies the worker that removes itself is served, for any spelling of the request', async () => {
  writeFileSync(join(dir, 'service-worker.js'), 'the worker');
  writeFileSync(join(dir, 'service-worker-off.js'), 'its end');
  await using host = await startTestServer(() => new Response('app'), {
    staticFiles: createStaticFiles(dir, { hasWorker: false }),
  });
  const served = ['/service-worker.js', '/service-worker.js?x=1'].map(async (path) =>
    (await fetch(host.url + path)).text(),
  );
  expect(await Promise.all(served)).toEqual(['its end', 'its end']);
});

it('Only files are closed with their connection, not responses of the app', async () => {
  const warn = vi.fn();
  process.on('warning', warn);
  const stream = () => new Response(new Blob(['%PDF']).stream(), { headers: { 'content-type': 'application/pdf' } });
  await using host = await startTestServer(stream, { staticFiles: createStaticFiles(dir) });
  expect(await (await fetch(`${host.url}/pdf/product-list`)).text()).toBe('%PDF');
  await setImmediate();
  process.off('warning', warn);
  expect(warn).not.toHaveBeenCalled();
});
