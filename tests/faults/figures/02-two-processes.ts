import type { CookieJar } from '../../support/cookie-jar';
import { Customer } from '../../support/customer';
import { newStoreUrl } from '../../support/new-store-url';
import { startRedis } from '../../support/start-redis';
import { expireToken } from '../api-proxy';
import { demoAccount } from '../demo-account';
import type { Figure, Run } from '../figure';
import { countEach, inParallel } from '../in-parallel';
import { startFixture } from '../start-portals';

const paths = ['/en/orders', '/en/notifications', '/en/personal-discounts', '/en/orders.data'];
/** Parallel requests: few enough that Redis does not time out. */
const width = 6;

export const figure: Figure = {
  number: 2,
  what: 'two processes on one expired token',
  target: 'with Redis 1 refresh, without at most 2, nobody signed out',
  limitSeconds: 240,
  async measure(run) {
    const redis = await startRedis();
    run.atEnd(() => redis.stop());
    const shared = await refreshTwice(run, { REDIS_URL: redis.url, STORE_URL: newStoreUrl() });
    const apart = await refreshTwice(run, {});
    return {
      value: `with Redis ${shared.refreshes}, without ${apart.refreshes}; ${shared.signedOut + apart.signedOut} signed out`,
      ok: shared.refreshes === 1 && apart.refreshes <= 2 && shared.signedOut + apart.signedOut === 0,
      details: { shared, apart },
    };
  },
};

/** One browser requests pages from both portals with an expired token, then continues with its cookies. */
async function refreshTwice(run: Run, env: Record<string, string>) {
  const { portals, proxy, portal } = await startFixture(run, { count: 2, env });
  const customer = new Customer(portal.url);
  // A process connects to Redis with its first page.
  for (const { url } of portals) await new Customer(url).get('/en/contact');
  await customer.signIn(...demoAccount);
  const cookie = customer.cookies.header();
  expireToken(proxy);
  proxy.calls.length = 0;
  const answers = await inParallel(run.quick ? 20 : 80, width, (index) =>
    ask(`${portals[index % portals.length]?.url ?? ''}${paths[index % paths.length]}`, cookie, customer.cookies),
  );
  const refreshes = proxy.calls.filter((call) => call === 'POST /customer/auth/refresh').length;
  const after = await Promise.all(portals.map(({ url }) => openAfterwards(`${url}/en/orders`, customer.cookies)));
  const signedOut = [...answers, ...after].filter((led) => led === 'to login').length;
  return {
    refreshes,
    signedOut,
    answers: countEach(answers),
    after,
    redis: countEach(portals.flatMap(({ logs }) => logs.join('').match(/"redis [^"]*"/g) ?? [])),
  };
}

/** The result of a page with the remaining cookies, after all its redirects to itself. */
async function openAfterwards(url: string, jar: CookieJar): Promise<string> {
  let led = '';
  for (let attempts = 0; attempts < 5 && led !== '200' && led !== 'to login'; attempts += 1)
    led = await ask(url, jar.header(), jar);
  return led;
}

/** Requests a page, applies its cookies and returns the status, or that it redirects to login. */
async function ask(url: string, cookie: string, jar: CookieJar): Promise<string> {
  const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' });
  jar.take(answer);
  const text = await answer.text();
  const isMoved = answer.status === 202 || (answer.status >= 300 && answer.status < 400);
  return isMoved && /\/login\b/.test(`${answer.headers.get('location') ?? ''} ${text}`)
    ? 'to login'
    : String(answer.status);
}
