import { mkdtempSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { env, startTestServer } from '../http/http-server.fixture';
import { createLog } from '../log';
import { createImageHandler } from './image-handler';
import { imageUrl } from './image-url';
import { drawPicture, startOrigin } from './origin.fixture';

let dir: string;
let picture: Buffer;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'pictures-'));
  picture = await drawPicture(500);
});
// Pictures are kept after they were sent: one may still be written.
afterAll(() => rm(dir, { recursive: true, maxRetries: 5 }));

async function startShop(answer: RequestListener) {
  const origin = await startOrigin(answer);
  const settings = {
    ...env,
    wholesaleApiUrl: `${origin.url}/1.0`,
    imageHosts: [origin.host],
    imageCache: { dir, maxBytes: 1_000_000 },
  };
  const host = await startTestServer(() => new Response('app'), {
    handleImage: createImageHandler(settings, createLog('silent')),
  });
  const ask = async (path: string, headers: Record<string, string> = {}) => await fetch(host.url + path, { headers });
  const stop = async () => {
    origin[Symbol.dispose]();
    await host[Symbol.asyncDispose]();
  };
  const connections = async () =>
    await new Promise<number>((resolve) => host.server.getConnections((_, count) => resolve(count)));
  return {
    origin,
    ask,
    url: host.url,
    lines: host.lines,
    connections,
    path: imageUrl('/files/rose.jpg', 240, settings),
    settings,
    [Symbol.asyncDispose]: stop,
  };
}

it('An image is resized once for all concurrent and later requests', async () => {
  await using shop = await startShop((_, response) => void response.end(picture));
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => shop.ask(shop.path, { accept: 'image/avif,image/webp,*/*' })),
  );
  expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get('content-type') ?? ''}`))).toEqual(
    new Set(['200 image/avif']),
  );
  expect(shop.origin.requests).toEqual(['/files/rose.jpg']);
  const again = await shop.ask(shop.path, { accept: 'image/avif' });
  expect(again.headers.get('cache-control')).toContain('max-age=2592000');
  expect(again.headers.get('vary')).toBe('Accept');
  expect(shop.origin.requests).toHaveLength(1);
  const unchanged = await shop.ask(shop.path, {
    accept: 'image/avif',
    'if-none-match': again.headers.get('etag') ?? '',
  });
  expect(unchanged.status).toBe(304);
  const behindProxy = await shop.ask(shop.path, {
    accept: 'image/avif',
    'if-none-match': `"another", W/${again.headers.get('etag') ?? ''}`,
  });
  expect(behindProxy.status).toBe(304);
  const old = await shop.ask(shop.path);
  expect(old.headers.get('content-type')).toBe('image/jpeg');
});

it('An image whose address ends its width with .jpg is a JPEG for every client', async () => {
  await using shop = await startShop((_, response) => void response.end(picture));
  const path = shop.path.replace('/240/', '/960.jpg/');
  const answer = await shop.ask(path, { accept: 'image/avif,image/webp,*/*' });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(answer.headers.get('vary')).not.toBe('Accept');
  expect((await shop.ask(path.replace('.jpg/', '.png/'))).status).toBe(404);
});

it('A changed image at the same address is shown once the cached one has expired, also for If-None-Match', async () => {
  let original = picture;
  await using shop = await startShop((_, response) => void response.end(original));
  const path = shop.path.replace('240', '160');
  const first = await shop.ask(path, { accept: 'image/webp' });
  original = await drawPicture(300);
  const then = new Date(Date.now() - 31 * 86_400_000);
  const names = () => readdirSync(dir, { recursive: true, encoding: 'utf8' });
  // A picture is kept after it was sent.
  await expect.poll(names).toContainEqual(expect.stringMatching(/\.webp$/));
  for (const name of names()) if (statSync(join(dir, name)).isFile()) utimesSync(join(dir, name), then, then);
  const second = await shop.ask(path, { accept: 'image/webp', 'if-none-match': first.headers.get('etag') ?? '' });
  expect(second.status).toBe(200);
  expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'));
});

// @fault C8
it('Resizing does not start for clients that have disconnected', async () => {
  const answers: (() => void)[] = [];
  await using shop = await startShop((_, response) => void answers.push(() => response.end(picture)));
  const ask = (name: string, signal?: AbortSignal) =>
    fetch(new URL(`/images/80/-/files/${name}.jpg`, shop.url), signal ? { signal } : {}).then(
      ({ status }) => status,
      () => 0,
    );
  const served = [ask('slow-1'), ask('slow-2')];
  await expect.poll(() => answers.length).toBe(2);
  const leave = new AbortController();
  const left = ask('left', leave.signal);
  served.push(ask('kept'));
  await expect.poll(() => shop.connections()).toBe(4);
  leave.abort();
  await left;
  await expect.poll(() => shop.lines).toContainEqual(expect.objectContaining({ status: 499 }));
  for (const answer of answers.splice(0)) answer();
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.();
  expect(await Promise.all(served)).toEqual([200, 200, 200]);
  expect(shop.origin.requests).not.toContain('/files/left.jpg');
});

// @fault C8
it('A placeholder with a minute of cache time is shown when the original is unavailable', async () => {
  await using shop = await startShop((_, response) => void response.writeHead(500).end());
  const answer = await shop.ask('/images/240/-/files/broken.jpg');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(await answer.text()).toMatch(/^<svg /);
});

it('Another host gets a placeholder and another width 404, and nothing is fetched', async () => {
  await using shop = await startShop((_, response) => void response.end(picture));
  const foreign = await shop.ask('/images/240/http:localhost:9/secret');
  expect(foreign.headers.get('content-type')).toBe('image/svg+xml');
  const width = await shop.ask('/images/241/-/files/rose.jpg');
  expect(width.status).toBe(404);
  expect(shop.origin.requests).toEqual([]);
});

it('An image with a query is served only at its signed address', async () => {
  await using shop = await startShop((_, response) => void response.end(picture));
  expect((await shop.ask('/images/240/-/files/rose.jpg?b=1')).status).toBe(404);
  expect(shop.origin.requests).toEqual([]);
  const versioned = await shop.ask(imageUrl('/files/rose.jpg?v=2', 240, shop.settings));
  expect([versioned.status, versioned.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(shop.origin.requests).toEqual(['/files/rose.jpg?v=2']);
});
