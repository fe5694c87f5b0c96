import type { CookieJar } from '../../support/cookie-jar';
import { Customer } from '../../support/customer';
import { startRedis } from '../../support/start-redis';
import { spendBearer } from '../api-proxy';
import { demoAccount } from '../demo-account';
import type { Figure, Run } from '../figure';
import { countEach, inParallel } from '../in-parallel';
import { startStage } from '../start-portals';

const paths = ['/en/orders', '/en/notifications', '/en/personal-discounts', '/en/orders.data'];
const width = 16;

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
  const { portals, proxy, portal } = await startStage(run, { count: 2, env });
  const customer = new Customer(portal.url);
  await customer.signIn(...demoAccount);
  const cookie = customer.cookies.header();
  spendBearer(proxy);
  proxy.calls.length = 0;
  const answers = await inParallel(run.quick ? 20 : 80, width, (index) =>
    ask(`${portals[index % portals.length]?.url ?? ''}${paths[index % paths.length]}`, cookie, customer.cookies));
  const refreshes = proxy.calls.filter((call) => call === 'POST /customer/auth/refresh').length;
  const pages = await Promise.all(portals.map(({ url }) => fetch(`${url}/en/orders`, { headers: { cookie: customer.cookies.header() }, redirect: 'manual' })));
  const signedOut = pages.filter(({ status }) => status !== 200).length;
  return { refreshes, signedOut: signedOut + answers.filter((led) => led === 'to login').length, answers: countEach(answers) };
}

/** As a browser: the cookies of an answer count from when it comes. Returns its status, or that it leads to login. */
async function ask(url: string, cookie: string, jar: CookieJar): Promise<string> {
  const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' });
  jar.take(answer);
  const text = await answer.text();
  const isMoved = answer.status === 202 || (answer.status >= 300 && answer.status < 400);
  return isMoved && /\/login\b/.test(`${answer.headers.get('location') ?? ''} ${text}`) ? 'to login' : String(answer.status);
}
