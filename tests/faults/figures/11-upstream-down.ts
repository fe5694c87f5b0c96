import { Customer } from '../../support/customer';
import type { Figure } from '../figure';
import { countEach } from '../in-parallel';
import { eachOf, quantile } from '../many';
import { startStage } from '../start-portals';

const pages = ['/en/catalog', '/en/product/30', '/en/categories/roses', '/en'];
const firstByteMs = 300;
const slowMs = 30_000;
const pageMs = 8_000;

export const figure: Figure = {
  number: 11,
  what: 'upstream down, and upstream 30 s slow',
  target: `catalogue from the cache with a notice, first byte p95 under ${firstByteMs} ms; slow: a page within 8 s`,
  limitSeconds: 300,
  async measure(run) {
    const { portal, proxy, api } = await startStage(run);
    for (const path of [...pages, ...pages]) await new Customer(portal.url).get(path);

    proxy.decide = () => ({ delayMs: slowMs });
    const slow = await eachOf([...pages, '/en/catalog?color=red', '/en/search?q=lily', '/en/product/31', '/en/contact'], 8, async (path) => ({ path, ...(await ask(portal.url + path)) }));
    const slowest = Math.max(...slow.map(({ wholeMs }) => wholeMs));

    proxy.decide = () => 'cut';
    await api.kill();
    const turns = Array.from({ length: run.quick ? 100 : 1_000 }, (_, index) => pages[index % pages.length] ?? '/');
    const down = await eachOf(turns, 2, async (path) => await ask(portal.url + path));
    const p95 = quantile(down.map(({ byteMs }) => byteMs), 0.95);
    const served = down.filter(({ status, text }) => status === 200 && /<article|<h1/.test(text)).length;
    const noticed = down.filter(({ text }) => /does not answer|as of/i.test(text)).length;
    return {
      value: `${served} of ${down.length} from the cache, ${noticed} with a notice, first byte p95 ${Math.round(p95)} ms; slow: within ${(slowest / 1_000).toFixed(1)} s`,
      ok: served === down.length && noticed === down.length && p95 < firstByteMs && slowest <= pageMs + 500,
      details: { down: countEach(down.map(({ status }) => status)), slow: slow.map(({ path, status, wholeMs }) => ({ path, status, wholeMs: Math.round(wholeMs) })) },
    };
  },
};

async function ask(url: string): Promise<{ status: number; text: string; byteMs: number; wholeMs: number }> {
  const startedAt = performance.now();
  const answer = await fetch(url, { redirect: 'manual' });
  const byteMs = performance.now() - startedAt;
  const text = await answer.text();
  return { status: answer.status, text, byteMs, wholeMs: performance.now() - startedAt };
}
