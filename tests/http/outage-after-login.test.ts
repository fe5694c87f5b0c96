import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { Customer } from '../support/customer';
import { demoCustomer, startFailingFixture } from '../support/failing-fixture';

const fixture = startFailingFixture();

it('GET /en/catalog in an outage right after login answers 200 with the products, without prices, and names what is missing', async () => {
  const { api, portal } = fixture;
  await new Customer(portal.url).get('/en/catalog');
  const customer = new Customer(portal.url);
  await customer.post('/en/login', { phone: demoCustomer[0], password: demoCustomer[1] }, { follow: false });
  api.fail(http.all('*', () => HttpResponse.error()));
  const page = await customer.get('/en/catalog');
  expect(page.status).toBe(200);
  const cards = page.html.querySelectorAll('main article').map(({ text }) => text);
  expect(cards.length).toBeGreaterThan(3);
  expect(cards.join('')).not.toContain('UAH');
  expect(page.text).toContain(
    'Could not be loaded: your details; the cart; your lists and selling prices; your prices.',
  );
});
