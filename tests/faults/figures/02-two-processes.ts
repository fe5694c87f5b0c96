import type { CookieJar } from '../../support/cookie-jar';
import { Customer } from '../../support/customer';
import { startRedis } from '../../support/start-redis';
import { expireToken } from '../api-proxy';
import { demoAccount } from '../demo-account';
import type { Figure, Run } from '../figure';
import { countEach, inParallel } from '../in-parallel';
import { startFixture } from '../start-portals';

const paths = ['/en/orders', '/en/notifications', '/en/personal-discounts', '/en/orders.data'];
/** At once: so few that the processes stay quick enough to call Redis quick. */
const width = 6;

export const figure: Figure = {
  number: 2,
  what: 'two processes on one expired token',
  target: 'with Redis 1 refresh, without at most 2, nobody signed out',
  limitSeconds: 240,
  async measure(run) {
    const redis = await startRedis();
    run.atEnd(() => redis.stop());
    const shared = await spendTwice(run, { REDIS_URL: redis.url });
    const apart = await spendTwice(run, {});
    return {
      value: `with Redis ${shared.refreshes}, without ${apart.refreshes}; ${shared.signedOut + apart.signedOut} signed out`,
      ok: shared.refreshes === 1 && apart.refreshes <= 2 && shared.signedOut + apart.signedOut === 0,
      details: { shared, apart },
    };
  },
};

/** One browser asks both portals at the same time with a spent token, then goes on with the cookies it was given. */
async function spendTwice(run: Run, env: Record<string, string>) {
  const { portals, proxy, portal } = await startFixture(run, { count: 2, env });
  const customer = new Customer(portal.url);
  // A process connects to what it shares with its first page.
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

/** What a page comes to with the cookies that were left, however often it asks to come again. */
async function openAfterwards(url: string, jar: CookieJar): Promise<string> {
  let led = '';
  for (let attempts = 0; attempts < 5 && led !== '200' && led !== 'to login'; attempts += 1)
    led = await ask(url, jar.header(), jar);
  return led;
}

/** As a browser: the cookies of an answer count from when it comes. Returns its status, or that it leads to login. */
async function ask(url: string, cookie: string, jar: CookieJar): Promise<string> {
  const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' });
  jar.take(answer);
  const text = await answer.text();
  const isMoved = answer.status === 202 || (answer.status >= 300 && answer.status < 400);
  return isMoved && /\/login\b/.test(`${answer.headers.get('location') ?? ''} ${text}`)
    ? 'to login'
    : String(answer.status);
}
