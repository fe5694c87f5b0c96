import { Customer } from '../../support/customer';
import { demoAccount } from '../demo-account';
import { expireToken } from '../api-proxy';
import type { Figure } from '../figure';
import { countEach, inParallel } from '../in-parallel';
import { startFixture } from '../start-portals';

const paths = ['/en/orders', '/en/notifications', '/en/personal-discounts', '/en/profile', '/en/orders.data'];
/** Parallel requests: enough that all find the token expired, few enough that the API answers in time. */
const width = 40;

export const figure: Figure = {
  number: 1,
  what: '500 requests on one expired token, one process',
  target: 'exactly 1 refresh, 500 good answers',
  limitSeconds: 180,
  async measure(run) {
    const count = run.quick ? 100 : 500;
    const { portal, proxy } = await startFixture(run);
    const customer = new Customer(portal.url);
    await customer.signIn(...demoAccount);
    const cookie = customer.cookies.header();
    expireToken(proxy);
    proxy.calls.length = 0;
    const statuses = await inParallel(count, width, (index) =>
      ask(`${portal.url}${paths[index % paths.length]}`, cookie),
    );
    const refreshes = proxy.calls.filter((call) => call === 'POST /customer/auth/refresh').length;
    const good = statuses.filter((status) => status === 200).length;
    return {
      value: `${refreshes} refresh, ${good} of ${count} good`,
      ok: refreshes === 1 && good === count,
      details: { statuses: countEach(statuses) },
    };
  },
};

async function ask(url: string, cookie: string): Promise<number> {
  const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.status;
}
