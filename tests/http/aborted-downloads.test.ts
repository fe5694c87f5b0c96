import { fileURLToPath } from 'node:url';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { startFailingFixture } from '../support/failing-fixture';

const preload = fileURLToPath(new URL('../support/collect-garbage-on-signal.js', import.meta.url));
const fixture = startFailingFixture({ NODE_OPTIONS: `--import=${preload}` });
const path = '/pdf/product-list';
/** More PDFs than the portal loads at once, each larger than its buffers. */
const many = Array.from({ length: 10 });
const bytes = 4_000_000;
const pdf = () => new HttpResponse(new Uint8Array(bytes), { headers: { 'content-type': 'application/pdf' } });

async function sizeOfNext(): Promise<number> {
  const answer = await fetch(fixture.portal.url + path, { signal: AbortSignal.timeout(8_000) });
  return (await answer.arrayBuffer()).byteLength;
}

it('HEAD /pdf/product-list ten times does not block the next download', async () => {
  fixture.api.fail(http.get(`*${path}`, pdf));
  const heads = await Promise.all(many.map(() => fetch(fixture.portal.url + path, { method: 'HEAD' })));
  expect(new Set(heads.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await sizeOfNext()).toBe(bytes);
}, 30_000);

it('GET /pdf/product-list aborted ten times does not block the next download', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  fixture.api.calls.length = 0;
  fixture.api.fail(http.get(`*${path}`, async () => (await released, pdf())));
  const controller = new AbortController();
  const aborted = many.map(() =>
    fetch(fixture.portal.url + path, { signal: controller.signal }).catch(() => 'aborted'),
  );
  const downloads = () => fixture.api.calls.filter((call) => call === `GET ${path}`);
  await expect.poll(downloads, { timeout: 8_000 }).toHaveLength(8);
  process.kill(fixture.portal.pid, 'SIGUSR2');
  await expect.poll(() => fixture.portal.logs.join('')).toContain('garbage collected');
  controller.abort();
  expect(new Set(await Promise.all(aborted))).toEqual(new Set(['aborted']));
  await expect.poll(() => fixture.portal.logs.join('').match(/"status":499/g), { timeout: 8_000 }).toHaveLength(10);
  const next = sizeOfNext();
  await expect.poll(downloads, { timeout: 8_000 }).toHaveLength(9);
  release();
  expect(await next).toBe(bytes);
}, 30_000);
