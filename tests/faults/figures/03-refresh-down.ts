import { unauthorised, type ApiProxy, type Fate, type PassingCall } from '../api-proxy';
import { registerFrom, trustingProxy } from '../customers';
import type { Figure } from '../figure';
import { countEach, inParallel } from '../in-parallel';
import { startFixture } from '../start-portals';

const paths = ['/en/orders', '/en/profile', '/en', '/en/checkout', '/en/orders.data'];
const outages: readonly Fate[] = [
  'cut',
  { status: 503, body: '{"status":503,"message":"Busy"}' },
  { status: 429, body: '' },
  { status: 200, body: '<h1>Gateway</h1>' },
  { status: 401, body: '<h1>Unauthorized</h1>' },
];

/** Visits of a customer in ten minutes, one every twenty seconds. */
const visitsInTenMinutes = 30;
/** Seconds after the outage until all customers are served. */
const recoverySeconds = 60;

export const figure: Figure = {
  number: 3,
  what: 'refresh endpoint down for the visits of 10 minutes',
  target: 'nobody signed out',
  limitSeconds: 300,
  async measure(run) {
    const { portal, proxy } = await startFixture(run, { env: trustingProxy });
    const customers = await inParallel(run.quick ? 4 : 12, 2, async () => (await registerFrom(portal.url)).customer);
    breakRefresh(proxy);
    const visits = run.quick ? 10 : visitsInTenMinutes;
    const statuses = await inParallel(customers.length * visits, 8, async (index) => {
      const page = await customers[index % customers.length]?.get(paths[index % paths.length] ?? '/en', {
        follow: false,
      });
      return page?.status ?? 0;
    });
    const lost = customers.filter(({ cookies }) => !cookies.names().includes('session')).length;
    proxy.decide = () => 'pass';
    const served = await Promise.all(customers.map((customer) => isServedSoon(() => customer.get('/en/orders'))));
    const back = served.filter(Boolean).length;
    return {
      value: `${lost} of ${customers.length} signed out in ${statuses.length} visits, ${back} served after it`,
      ok: lost === 0 && back === customers.length,
      details: { statuses: countEach(statuses) },
    };
  },
};

/** Rejects all access tokens and breaks every refresh. */
function breakRefresh(proxy: ApiProxy): void {
  let attempts = 0;
  proxy.decide = ({ name, headers: { authorization } }: PassingCall) => {
    if (name !== 'POST /customer/auth/refresh') return authorization === undefined ? 'pass' : unauthorised;
    attempts += 1;
    return outages[attempts % outages.length] ?? 'cut';
  };
}

async function isServedSoon(open: () => Promise<{ status: number; path: string }>): Promise<boolean> {
  const deadline = performance.now() + recoverySeconds * 1_000;
  for (;;) {
    const { status, path } = await open();
    if (status === 200) return path === '/en/orders';
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
