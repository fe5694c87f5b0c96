import { Customer, type Page } from '../../support/customer';
import { demoAccount } from '../demo-account';
import { goToCheckout, placeOrder } from '../buyer';
import type { Figure } from '../figure';
import { issueTokens, signInAtApi } from '../issue-tokens';
import { startFixture } from '../start-portals';

const mark = 'canary-in-the-flowers-';
const starts = ['', '/en', '/ru'].flatMap((prefix) =>
  [
    '/',
    '/orders',
    '/history',
    '/profile',
    '/notifications',
    '/checkout',
    '/logout',
    '/contact',
    '/no-such-page',
    '/printDocument/nothing',
  ].map((path) => prefix + path),
);

export const figure: Figure = {
  number: 9,
  what: 'canary tokens in HTML, data answers, log lines, error pages, metrics',
  target: 'in none',
  limitSeconds: 400,
  async measure(run) {
    const { portal, proxy, api } = await startFixture(run, { env: { LOG_LEVEL: 'trace' } });
    const given = issueTokens(proxy, await signInAtApi(api.url), { size: 200, mark });
    const customer = new Customer(portal.url);
    const seen: string[] = [];
    const leaks: string[] = [];
    const look = (where: string, text: string) => {
      seen.push(where);
      if (text.includes(mark)) leaks.push(where);
    };
    const lookAt = (page: Page) => look(page.path, page.text + JSON.stringify([...page.headers]));

    lookAt(await customer.signIn(...demoAccount, '/en/login'));
    if (!given.latest.startsWith(mark)) throw new Error('no canary was handed out');
    await crawl(customer, run.quick ? 60 : 400, lookAt);
    lookAt(await placeOrder(customer, await goToCheckout(customer)));
    given.expired = given.latest;
    lookAt(await customer.get('/en/orders'));
    const pass = proxy.decide;
    for (const fate of [
      'cut',
      { status: 500, body: `{"message":"${given.latest}` },
      { status: 200, body: `"${given.latest}"` },
    ] as const) {
      proxy.decide = () => fate;
      for (const path of ['/en/orders', '/en/profile', '/en/checkout', '/en/orders.data', '/en/catalog?page=2'])
        lookAt(await customer.get(path));
    }
    proxy.decide = pass;
    const metrics = await fetch(`${portal.url}/metrics`);
    look('/metrics', await metrics.text());
    if (!metrics.ok) throw new Error(`/metrics: ${metrics.status}`);
    portal.logs.forEach((lines) => look('a log line', lines));
    return { value: `in ${leaks.length} of ${seen.length} places`, ok: leaks.length === 0, details: { leaks } };
  },
};

/** Follows links, each page with its data, from the first pages on. */
async function crawl(customer: Customer, most: number, lookAt: (page: Page) => void): Promise<void> {
  const known = new Set(starts);
  for (const path of known) {
    if (known.size > most && !starts.includes(path)) break;
    const page = await customer.get(path);
    lookAt(page);
    lookAt(await customer.get(`${path === '/' ? '/_root' : path.split('?')[0]}.data`));
    for (const link of page.html.querySelectorAll('a[href^="/"]'))
      known.add(link.getAttribute('href')?.split('#')[0] ?? '/');
  }
}
