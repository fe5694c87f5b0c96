import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildIdOf } from '../../server/cli/source-hash.js';
import { Customer } from '../support/customer';
import { startPortal, type RunningPortal } from '../support/start-portal';

const report = {
  kind: 'error',
  name: 'TypeError',
  stack: 'entry-B1.js:1:2345\nlibrary-B2.js:12:7',
  page: 'cart',
  build: 'abc',
};
let portal: RunningPortal;

beforeAll(async () => {
  portal = await startPortal({});
}, 60_000);
afterAll(() => portal.stop());

const lines = () =>
  portal.logs
    .join('')
    .split('\n')
    .filter((line) => line.includes('error in a browser'))
    .map((line) => JSON.parse(line) as object);

it('POST /client-errors logs a valid report, answers 422 to free text and 429 after ten reports a minute', async () => {
  const browser = new Customer(portal.url);
  expect((await browser.post('/client-errors', report)).status).toBe(204);
  const invalid = [
    { stack: 'TypeError: +380501112233 is undefined' },
    { stack: Array.from({ length: 500 }, () => 'a.js:1:1').join('\n') },
    { kind: 'what I like' },
    { name: 'Olena Kovalenko' },
    { page: '/orders?id=7' },
    { build: 'a@b.example' },
  ];
  for (const change of invalid)
    expect((await browser.post('/client-errors', { ...report, ...change })).status).toBe(422);
  for (let times = invalid.length + 1; times < 10; times += 1) await browser.post('/client-errors', report);
  expect((await browser.post('/client-errors', report)).status).toBe(429);
  const { stack, ...words } = report;
  // The log may be written after the response.
  await expect.poll(lines).toHaveLength(4);
  expect(lines()[0]).toMatchObject({ ...words, stack: stack.split('\n') });
  expect((await browser.get('/metrics')).text).toContain('portal_browser_errors_total 4');
});

it('GET /build-id, /readyz and /metrics name the build by the id that browsers report and map-error compares', async () => {
  const read = async (path: string) => await (await fetch(portal.url + path)).text();
  const id = await read('/build-id');
  expect(id).toBe(buildIdOf(readFileSync('build/source-hash', 'utf8')));
  expect(JSON.parse(await read('/readyz'))).toMatchObject({ build: id });
  expect(await read('/metrics')).toContain(`portal_build_info{build="${id}",`);
  const scripts = readdirSync('build/client/assets').filter((name) => name.endsWith('.js'));
  expect(scripts.some((name) => readFileSync(`build/client/assets/${name}`, 'utf8').includes(`"${id}"`))).toBe(true);
});

it('The served files contain no source maps', () => {
  const files = (dir: string) => readdirSync(dir, { recursive: true, encoding: 'utf8' });
  expect(files('build/client').filter((name) => name.includes('.map'))).toEqual([]);
  expect(files('build/source-maps').filter((name) => name.startsWith('entry.client-'))).toHaveLength(1);
});
