import { fileURLToPath } from 'node:url';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { startFailingFixture } from '../support/failing-fixture';

const preload = fileURLToPath(new URL('../support/collect-garbage-on-signal.js', import.meta.url));
const fixture = startFailingFixture({ NODE_OPTIONS: `--import=${preload}` });
const path = '/pdf/product-list';
/** More PDFs than the portal takes from the API at once, and longer ones than its buffers hold. */
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
  let letGo: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  fixture.api.calls.length = 0;
  fixture.api.fail(http.get(`*${path}`, async () => (await gone, pdf())));
  const leaving = new AbortController();
  const left = many.map(() => fetch(fixture.portal.url + path, { signal: leaving.signal }).catch(() => 'left'));
  const asked = () => fixture.api.calls.filter((call) => call === `GET ${path}`);
  await expect.poll(asked, { timeout: 8_000 }).toHaveLength(8);
  process.kill(fixture.portal.pid, 'SIGUSR2');
  await expect.poll(() => fixture.portal.logs.join('')).toContain('garbage collected');
  leaving.abort();
  expect(new Set(await Promise.all(left))).toEqual(new Set(['left']));
  await expect.poll(() => fixture.portal.logs.join('').match(/"status":499/g), { timeout: 8_000 }).toHaveLength(10);
  const next = sizeOfNext();
  await expect.poll(asked, { timeout: 8_000 }).toHaveLength(9);
  letGo();
  expect(await next).toBe(bytes);
}, 30_000);
