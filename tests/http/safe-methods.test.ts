import { expect, it } from 'vitest';
import { linksFor } from '../../app/routing/links';
import { routes, type RouteName } from '../../app/routing/table';
import { startFailingFixture } from '../support/failing-fixture';
import { registerCustomer } from '../support/new-customer';

const fixture = startFailingFixture();

const params = { id: '1', kind: 'invoice', code: 'en', '*': 'roses' };
/** Form fields of the portal as a query. */
const fields =
  'intent=remove&intent=placeOrder&act=remove&itemId=1&productId=1&quantity=2&unit=pack&password=fialka2026&confirm=on&mode=light&isRead=1&_method=DELETE';

// @fault R3 @asvs 3.5.1
it('GET and HEAD of every route send only GET calls to the API and leave the cart unchanged', async () => {
  const { customer } = await registerCustomer(fixture.portal.url);
  await customer.post('/en/product/1', { productId: '1', quantity: '1', unit: 'pack' });
  const lines = async () =>
    (await customer.get('/en/checkout')).html
      .querySelectorAll('main input[name=itemId]')
      .map((input) => input.getAttribute('value'));
  const before = await lines();
  expect(before.length).toBeGreaterThan(0);
  const session = customer.cookies.header();
  /** Reads the whole response: the portal does not stop while one is being sent. */
  const statusOf = async (address: string, method: string) => {
    const answer = await fetch(fixture.portal.url + address, {
      method,
      headers: { cookie: session },
      redirect: 'manual',
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  fixture.api.calls.length = 0;
  const paths = (Object.keys(routes) as RouteName[]).map((name) => linksFor('en').to(name, params));
  for (const path of paths) {
    for (const address of [`${path}?${fields}`, `${path}.data?${fields}`])
      expect(await statusOf(address, 'GET'), address).toBeLessThan(500);
    await statusOf(`${path}?${fields}`, 'HEAD');
  }
  expect(fixture.api.calls.length).toBeGreaterThan(paths.length);
  expect(fixture.api.calls.filter((call) => !call.startsWith('GET '))).toEqual([]);
  expect(await lines()).toEqual(before);
}, 120_000);
