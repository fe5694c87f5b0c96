import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { Customer } from '../support/customer';
import { startFailingFixture } from '../support/failing-fixture';
import { registerCustomer } from '../support/new-customer';
import { plentifulLots } from '../support/catalogue';

const fixture = startFailingFixture();

/** Delays an API call until `release`. */
function delay(path: string) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return { release: () => release(), handler: http.post(path, () => released) };
}

/** Sends a request of the customer and aborts it once the API has been called. */
async function disconnectDuring(
  call: string,
  customer: Customer,
  path: string,
  fields?: Record<string, string>,
): Promise<void> {
  const controller = new AbortController();
  const body = fields && new URLSearchParams(fields);
  const headers = { cookie: customer.cookies.header(), 'sec-fetch-site': 'same-origin' };
  const request = fetch(fixture.portal.url + path, {
    ...(body && { method: 'POST', body }),
    headers,
    signal: controller.signal,
    redirect: 'manual',
  });
  const aborted = expect(request).rejects.toThrow('aborted');
  await expect.poll(() => fixture.api.calls, { timeout: 15_000 }).toContain(call);
  controller.abort();
  await aborted;
  // The portal logs an aborted request with status 499.
  await expect
    .poll(() => fixture.portal.logs.join(''), { timeout: 15_000 })
    .toMatch(new RegExp(`"path":"${path}","status":499`));
}

// @fault S8
it('A token refresh completes after the browser disconnects, and the next page uses its result', async () => {
  const { customer } = await registerCustomer(fixture.portal.url);
  const isExpired = new Set<string>();
  const { release, handler } = delay('*/customer/auth/refresh');
  const expired = http.all('*/1.0/*', ({ request }) => {
    const bearer = request.headers.get('authorization');
    if (bearer !== null && isExpired.size === 0) isExpired.add(bearer);
    return bearer !== null && isExpired.has(bearer)
      ? HttpResponse.json({ status: 401, message: 'Unauthorized' }, { status: 401 })
      : undefined;
  });
  fixture.api.calls.length = 0;
  fixture.api.fail(handler, expired);
  await disconnectDuring('POST /customer/auth/refresh', customer, '/en/orders');
  release();
  expect(await customer.get('/en/orders')).toMatchObject({ status: 200, path: '/en/orders' });
  expect(fixture.api.calls.filter((call) => call === 'POST /customer/auth/refresh')).toHaveLength(1);
});

// @fault S8
it('POST /checkout completes after the browser disconnects, and sending it again shows the same order', async () => {
  const { customer } = await registerCustomer(fixture.portal.url);
  const catalogue = await customer.get('/en/catalog?inStock=1');
  const productId = plentifulLots(catalogue)[0] ?? '';
  await customer.post('/en/catalog', { productId, quantity: '1', unit: 'pack' });
  const page = await customer.get('/en/checkout');
  const valueOf = (name: string, index = 0) =>
    page.html.querySelectorAll(`form#order [name=${name}]`)[index]?.getAttribute('value') ?? '';
  const fields = {
    orderKey: valueOf('orderKey'),
    deliveryType: 'pickup',
    deliveryDate: valueOf('deliveryDate', 1),
    deliveryTime: '10:00-12:00',
    paymentMethod: 'cashInStore',
  };
  const { release, handler } = delay('*/documents');
  fixture.api.calls.length = 0;
  fixture.api.fail(handler);
  await disconnectDuring('POST /documents', customer, '/en/checkout', fields);
  const again = customer.submit(page, 'form#order', fields);
  release();
  expect((await again).path).toMatch(/^\/en\/checkout\/success\?id=/);
  expect(fixture.api.calls.filter((call) => call === 'POST /documents')).toHaveLength(1);
  // The response was used: the order was not looked up in the documents.
  expect(fixture.api.calls).not.toContain('GET /documents');
});
