import { setTimeout as sleep } from 'node:timers/promises';
import { Customer } from '../../support/customer';
import { waitForIndex } from '../../support/wait-for-index';
import { demoAccount } from '../demo-account';
import type { Figure } from '../figure';
import { countEach } from '../in-parallel';
import { judgePage } from '../judge-page';
import { eachOf, quantile } from '../many';
import { measureOwnTime } from '../own-time';
import { startFixture } from '../start-portals';

const pages = {
  '/en/catalog': 'main article',
  '/en/product/30': 'main h1',
  '/en/categories/roses': 'main article',
  '/en/search?q=rose': 'main article',
};
const besides = ['/en', '/en/catalog?color=red', '/en/search?q=lily', '/en/product/31', '/en/contact'];
const firstByteMs = 300;
const slowMs = 30_000;
const pageMs = 8_000;
/** Visitors, who cannot order, see products up to this age without a notice. */
const swrMs = 60_000;

export const figure: Figure = {
  number: 11,
  what: 'upstream down, and upstream 30 s slow',
  target: `catalogue from the cache with a notice, first byte p95 under ${firstByteMs} ms; slow: a page within 8 s`,
  limitSeconds: 300,
  async measure(run) {
    const { portal, proxy, api } = await startFixture(run);
    const [visitor, customer] = [new Customer(portal.url), new Customer(portal.url)];
    await customer.signIn(...demoAccount);
    // Until there is an index, a search asks the API for other pages, which would be warm in vain.
    await waitForIndex(visitor);
    const turnsOf = (who: Customer) => Object.entries(pages).map(([path, content]) => ({ who, path, content }));
    for (const { who, path } of [...turnsOf(visitor), ...turnsOf(customer)]) await who.get(path);
    const warmedAt = performance.now();

    proxy.decide = () => ({ delayMs: slowMs });
    const slow = await eachOf([...Object.keys(pages), ...besides], 8, async (path) => {
      const startedAt = performance.now();
      const { status } = await visitor.get(path);
      return { path, status, ms: Math.round(performance.now() - startedAt) };
    });
    const slowest = Math.max(...slow.map(({ ms }) => ms));

    proxy.decide = () => 'cut';
    await api.kill();
    await sleep(Math.max(0, warmedAt + swrMs + 1_000 - performance.now()));
    const turns = Array.from({ length: run.quick ? 12 : 125 }, () => [
      ...turnsOf(visitor),
      ...turnsOf(customer),
    ]).flat();
    const down = await eachOf(turns, 1, async ({ who, path, content }) => {
      const { result: answer, ms } = await measureOwnTime([portal.pid], () =>
        fetch(portal.url + path, { headers: { cookie: who.cookies.header() } }),
      );
      await answer.body?.cancel();
      return { path, ms, status: answer.status, judged: judgePage(await who.get(path), content, 0) };
    });
    const p95 = quantile(
      down.map(({ ms }) => ms),
      0.95,
    );
    const noticed = down.filter(({ judged }) => judged === 'part named').length;
    return {
      value: `${noticed} of ${down.length} from the cache with a notice, first byte p95 ${Math.round(p95)} ms; slow: within ${(slowest / 1_000).toFixed(1)} s`,
      ok: noticed === down.length && p95 < firstByteMs && slowest <= pageMs + 500,
      details: { down: countEach(down.map(({ path, status, judged }) => `${path}: ${status} ${judged}`)), slow },
    };
  },
};
