import { expect, it } from 'vitest';
import type { DiskCache } from './disk-cache';
import { SilentHostError } from './fetch-original';
import { createImageProxy } from './image-proxy';
import { imageWidths } from './image-url';
import { drawPicture, startOrigin } from './origin.fixture';

const noCache: DiskCache = { read: () => Promise.resolve(null), write: () => Promise.resolve() };

// @fault C9
it('A host that timed out twice is not contacted for half a minute, for any width', async () => {
  const picture = await drawPicture(100);
  let isSilent = true;
  using origin = await startOrigin((_, response) => {
    if (!isSilent) response.end(picture);
  });
  let now = 0;
  const proxy = createImageProxy({
    cache: noCache,
    hosts: [origin.host],
    ownHost: origin.host,
    timeoutMs: 1_000,
    now: () => now,
  });
  const make = (width: (typeof imageWidths)[number]) => proxy.make({ width, source: `${origin.url}/rose.jpg` }, 'webp');

  await expect(make(80)).rejects.toThrow('is silent');
  const made = await Promise.allSettled(imageWidths.map(make));
  expect(made.map((each) => each.status === 'rejected' && each.reason instanceof SilentHostError)).toEqual(
    imageWidths.map(() => true),
  );
  expect(origin.requests).toHaveLength(3);
  isSilent = false;
  now = 29_999;
  await expect(make(80)).rejects.toThrow('was silent a moment ago');
  expect(origin.requests).toHaveLength(3);
  now = 30_000;
  expect((await make(80)).length).toBeGreaterThan(0);
}, 15_000);

it('The image is returned before it is stored in the cache', async () => {
  const picture = await drawPicture(100);
  using origin = await startOrigin((_, response) => response.end(picture));
  const slow: DiskCache = { ...noCache, write: () => new Promise(() => undefined) };
  const proxy = createImageProxy({ cache: slow, hosts: [origin.host], ownHost: origin.host });
  expect((await proxy.make({ width: 80, source: `${origin.url}/rose.jpg` }, 'webp')).length).toBeGreaterThan(0);
});
