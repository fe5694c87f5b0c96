import { expect, it } from 'vitest';
import { Customer } from '../support/customer';
import { startFailingFixture } from '../support/failing-fixture';

const fixture = startFailingFixture();
const writes = () =>
  fixture.api.calls.filter((call) => !call.startsWith('GET ') && !call.startsWith('POST /customer/auth/'));

it('An account with `isBanned` gets 403 for the catalogue and can neither change the cart nor order, even if the API allows it', async () => {
  const customer = new Customer(fixture.portal.url);
  await customer.signIn('+380501112233', 'kvitka2026', '/en/login');
  await customer.post('/en/product/1', { productId: '1', quantity: '4', unit: 'pack' });
  const checkout = await customer.get('/en/checkout');
  const line = checkout.html.querySelector('input[name=itemId]')?.getAttribute('value') ?? '';
  const orderKey = checkout.html.querySelector('input[name=orderKey]')?.getAttribute('value') ?? '';
  expect([line, orderKey]).not.toContain('');
  fixture.api.calls.length = 0;
  fixture.api.rewrite((name, value) => (name === 'isBanned' ? true : value));
  const order = {
    intent: 'placeOrder',
    orderKey,
    deliveryType: 'pickup',
    paymentMethod: 'cashAtBase',
    deliveryDate: '2026-11-23',
    deliveryTime: '10:00-12:00',
  };
  for (const path of ['/en/catalog', '/en/search', '/en/search?q=rose'])
    expect(await customer.get(path), path).toMatchObject({ status: 403 });
  const forms = [
    ['/en/product/1', { productId: '1', quantity: '1', unit: 'pack' }],
    ['/en/checkout', { intent: 'changeQuantity', itemId: line, quantity: '5', unit: 'pack' }],
    ['/en/checkout', order],
  ] as const;
  for (const [path, fields] of forms)
    expect((await customer.post(path, fields)).text, path).toContain('Your account is banned');
  expect(writes()).toEqual([]);
});
