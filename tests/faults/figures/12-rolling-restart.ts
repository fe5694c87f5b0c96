import { setTimeout as sleep } from 'node:timers/promises';
import { Customer } from '../../support/customer';
import { demoAccount } from '../demo-account';
import type { Figure } from '../figure';
import { countEach } from '../in-parallel';
import { countFailed, countLate } from '../late-api';
import { startBehindBalancer, startFixture } from '../start-portals';
import { startLoad } from '../steady-load';

const perSecond = 200;
/** Pages and further files that browsers request. */
const pages = ['/en/catalog', '/', '/en/product/30', '/ru/contact', '/en/orders'];
const besides = [
  '/favicon.svg',
  '/build-id',
  '/favicon.ico',
  '/robots.txt',
  '/favicon-32.png',
  '/apple-touch-icon.png',
  '/build-id',
];

export const figure: Figure = {
  number: 12,
  what: `two servers restarted one after the other under ${perSecond} requests a second`,
  target: 'no failed request',
  limitSeconds: 300,
  async measure(run) {
    const { api } = await startFixture(run, { count: 0 });
    const { balancer, enter } = await startBehindBalancer(run, { WHOLESALE_API_URL: api.url });
    const servers = [await enter(), await enter()];
    const all = [...servers];
    const customer = new Customer(balancer.url);
    await customer.signIn(...demoAccount);
    const rate = run.quick ? perSecond / 5 : perSecond;
    const paths = pages.flatMap((page) => [page, ...besides]);
    const load = startLoad(balancer.url, paths, rate, { cookie: customer.cookies.header() });
    const exits: (number | null)[] = [];
    for (const old of servers) {
      await sleep(run.quick ? 1_000 : 5_000);
      exits.push(await old.stop('SIGTERM'));
      balancer.remove(old.url);
      all.push(await enter());
    }
    await sleep(1_000);
    await load.stop();
    const logs = all.flatMap((each) => each.logs);
    const failed = countFailed(load.answers, logs);
    return {
      value: `${failed} of ${load.answers.length} failed at ${rate} a second`,
      ok:
        failed === 0 && balancer.errors.length === 0 && exits.every((code) => code === 0) && load.answers.length > rate,
      details: {
        answers: countEach(load.answers),
        errors: countEach(balancer.errors),
        exits,
        lateApi: countLate(logs),
      },
    };
  },
};
