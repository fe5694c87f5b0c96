import { Customer, type Page } from '../../support/customer';
import { newStoreUrl } from '../../support/new-store-url';
import { startRedis } from '../../support/start-redis';
import type { ApiProxy } from '../api-proxy';
import { demoAccount } from '../demo-account';
import type { Figure, Run } from '../figure';
import { issueTokens, signInAtApi } from '../issue-tokens';
import { countEach } from '../in-parallel';
import { startFixture } from '../start-portals';

/** Limits in bytes: of one cookie in browsers with name and attributes, and of all cookies in proxies. */
const most = { one: 4_096, all: 7 * 1_024 };

export const figure: Figure = {
  number: 8,
  what: 'cookies for tokens of 50 to 3,000 bytes each',
  target: 'sign-in works or (over budget, without Redis) says why; each cookie at most 4,096 bytes, no orphan chunk',
  limitSeconds: 240,
  async measure(run) {
    const redis = await startRedis();
    run.atEnd(() => redis.stop());
    const step = run.quick ? 590 : 118;
    const sizes = Array.from({ length: Math.floor(2_950 / step) + 1 }, (_, index) => 50 + index * step);
    const apart = await signInWithAll(run, sizes, {});
    const shared = await signInWithAll(run, sizes, { REDIS_URL: redis.url, STORE_URL: newStoreUrl() });
    const isOk =
      apart.every((outcome) => outcome === 'in' || outcome === 'explained') &&
      apart[0] === 'in' &&
      shared.every((outcome) => outcome === 'in');
    const format = (outcomes: readonly string[]) =>
      Object.entries(countEach(outcomes))
        .map(([outcome, count]) => `${count} ${outcome}`)
        .join(', ');
    return {
      value: `with Redis ${format(shared)}; without ${format(apart)}`,
      ok: isOk,
      details: { sizes, apart, shared },
    };
  },
};

async function signInWithAll(run: Run, sizes: readonly number[], env: Record<string, string>): Promise<string[]> {
  const { portal, proxy, api } = await startFixture(run, { env });
  const bearer = await signInAtApi(api.url);
  const outcomes: string[] = [];
  const customer = new Customer(portal.url);
  for (const size of sizes) outcomes.push(await signInOnce(customer, proxy, bearer, size));
  return outcomes;
}

/** Signs in with large tokens, refreshes them to small ones and signs out in one browser. */
async function signInOnce(customer: Customer, proxy: ApiProxy, bearer: string, size: number): Promise<string> {
  const given = issueTokens(proxy, bearer, { size });
  const home = await customer.signIn(...demoAccount, '/en/login');
  if (home.path !== '/en') return explainsWhy(home) ? 'explained' : `${home.status} at ${home.path}`;
  const error = cookieError(home, customer);
  if (error !== null) return error;
  if ((await customer.get('/en/orders')).path !== '/en/orders') return 'not in';
  Object.assign(given, { size: 50, expired: given.latest });
  const renewed = await customer.get('/en/orders');
  if (renewed.path !== '/en/orders' || sessionCookies(customer).length !== 1)
    return `renewed into ${sessionCookies(customer).length} cookies`;
  await customer.post('/en/logout');
  return sessionCookies(customer).length === 0 ? 'in' : 'left over after signing out';
}

const sessionCookies = (customer: Customer) => customer.cookies.names().filter((name) => name.includes('session'));

function cookieError(page: Page, customer: Customer): string | null {
  const longest = Math.max(0, ...page.headers.getSetCookie().map((line) => line.length));
  const parts = customer.cookies
    .header()
    .split('; ')
    .map((pair) => pair.length);
  if (Math.max(longest, ...parts) > most.one) return 'a cookie too long';
  return customer.cookies.header().length > most.all + 1_024 ? 'cookies too long in all' : null;
}

function explainsWhy(page: Page): boolean {
  const isKept = page.html.querySelector('input[name=phone]')?.getAttribute('value') !== '';
  return (
    page.status < 500 &&
    page.path.startsWith('/en/login') &&
    isKept &&
    (page.html.querySelector('[role=alert]')?.text ?? '').trim() !== ''
  );
}
