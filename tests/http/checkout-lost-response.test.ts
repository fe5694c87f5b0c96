import { randomBytes } from 'node:crypto';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Customer, type Page, wordsOf } from '../support/customer';
import { startFailingFixture } from '../support/failing-fixture';
import { registerCustomer } from '../support/new-customer';
import { plentifulLots } from '../support/catalogue';

const fixture = startFailingFixture();

/** The order does not reach the API. */
const dropOrder = http.post('*/documents', () => HttpResponse.error());
/** The API places the order, but its response is lost. */
const loseResponse = http.post('*/documents', async ({ request }) => {
  await fixture.api.pass(request);
  return HttpResponse.error();
});
/** Documents cannot be loaded. */
const dropDocuments = http.get(/\/documents(\/|$)/, () => HttpResponse.error());

let customer: Customer;
let page: Page;

beforeEach(async () => {
  ({ customer } = await registerCustomer(fixture.portal.url));
  const catalogue = await customer.get('/en/catalog?inStock=1');
  const productId = plentifulLots(catalogue)[0] ?? '';
  await customer.post('/en/catalog', { productId, quantity: '1', unit: 'pack' });
  page = await customer.get('/en/checkout');
});

const ordersOf = async () => (await customer.get('/en/orders')).html.querySelectorAll('main li a[href*="?id="]').length;
const press = (on: Page) =>
  customer.submit(on, 'form#order', {
    deliveryType: 'pickup',
    deliveryDate: page.html.querySelectorAll('input[name=deliveryDate]')[1]?.getAttribute('value') ?? '',
    deliveryTime: '10:00-12:00',
    paymentMethod: 'cashInStore',
    comment: 'Call first',
  });

// @asvs 2.3.3, 16.5.2
describe('An order whose API response is lost', () => {
  // @fault O4
  it('POST /checkout with a lost response finds the order in the documents and shows its confirmation', async () => {
    fixture.api.fail(loseResponse);
    const done = await press(page);
    expect(done.path).toMatch(/^\/en\/checkout\/success\?id=/);
    expect(await ordersOf()).toBe(1);
  });

  it('POST /checkout that never reached the API answers 503, keeps the form and its key, and places one order when sent again', async () => {
    fixture.api.fail(dropOrder);
    const unknown = await press(page);
    expect(unknown.status).toBe(503);
    expect(wordsOf(unknown)).toContain('We do not know whether the order was accepted');
    expect(wordsOf(unknown)).toContain('the order is not among them yet');
    expect(unknown.html.querySelector('textarea')?.text).toBe('Call first');
    expect(unknown.html.querySelector('input[name=orderKey]')?.getAttribute('value')).toBe(
      page.html.querySelector('input[name=orderKey]')?.getAttribute('value'),
    );
    expect(await ordersOf()).toBe(0);
    fixture.api.recover();
    expect((await press(unknown)).path).toMatch(/success/);
    expect(await ordersOf()).toBe(1);
  });

  it.each([
    ['', /Через 60 секунд/, 'Замовлення ще не оформлено'],
    ['/en', /In 60 seconds/, 'Your order is not placed yet'],
    ['/ru', /Через 60 секунд/, 'Заказ ещё не оформлен'],
  ])(
    'POST %s/checkout that never reached the API has a page without scripts look again, which keeps what was typed and its key, and orders nothing',
    async (prefix, words, notice) => {
      fixture.api.fail(dropOrder);
      page = await customer.get(`${prefix}/checkout`);
      const unknown = await press(page);
      const refresh = /<meta http-equiv="refresh" content="60; url=([^"]+)"/i.exec(unknown.text);
      expect(refresh?.[1]).toBe(`${prefix}/checkout`);
      expect(unknown.text).toMatch(words);
      const calls = () => fixture.api.calls.filter((call) => call.startsWith('POST /documents')).length;
      // A second press that fails, too, leaves what was typed for the look.
      expect((await press(unknown)).status).toBe(503);
      const sent = calls();
      const looked = await customer.get(refresh?.[1] ?? '');
      expect(wordsOf(looked)).toContain(notice);
      expect(looked.html.querySelector('textarea')?.text).toBe('Call first');
      const keyOf = (of: Page) => of.html.querySelector('input[name=orderKey]')?.getAttribute('value');
      expect(keyOf(looked)).toBe(keyOf(unknown));
      expect(calls()).toBe(sent);
      fixture.api.recover();
      expect((await press(looked)).path).toMatch(/success/);
      expect(await ordersOf()).toBe(1);
      expect(wordsOf(await customer.get(`${prefix}/checkout`))).not.toContain(notice);
    },
  );

  it('POST /checkout that never reached the API has no page look again where what was typed is too much to be kept', async () => {
    fixture.api.fail(dropOrder);
    const note = randomBytes(6_000).toString('hex');
    const sent = await customer.submit(page, 'form#order', {
      deliveryType: 'pickup',
      deliveryDate: page.html.querySelectorAll('input[name=deliveryDate]')[1]?.getAttribute('value') ?? '',
      deliveryTime: '10:00-12:00',
      paymentMethod: 'cashInStore',
      comment: 'Call first',
      note,
    });
    expect(sent.status).toBe(503);
    expect(sent.text).not.toContain('http-equiv="refresh"');
    expect(sent.html.querySelector('textarea')?.text).toBe('Call first');
  });

  it('an order whose response was lost does not stand for the next cart', async () => {
    fixture.api.fail(loseResponse, dropDocuments);
    await press(page);
    fixture.api.recover();
    const catalogue = await customer.get('/en/catalog?inStock=1');
    await customer.post('/en/catalog', { productId: plentifulLots(catalogue)[1] ?? '', quantity: '2', unit: 'pack' });
    page = await customer.get('/en/checkout');
    expect(wordsOf(page)).not.toContain('Your order is not placed yet');
    expect((await press(page)).path).toMatch(/success/);
    expect(await ordersOf()).toBe(2);
  });

  it('a page without scripts that looks again finds an order whose response was lost', async () => {
    fixture.api.fail(loseResponse, dropDocuments);
    expect((await press(page)).text).toContain('http-equiv="refresh"');
    fixture.api.recover();
    const looked = await customer.get('/en/checkout');
    expect(looked.html.querySelector('form#order')).toBeNull();
    expect(await ordersOf()).toBe(1);
    const catalogue = await customer.get('/en/catalog?inStock=1');
    await customer.post('/en/catalog', { productId: plentifulLots(catalogue)[0] ?? '', quantity: '1', unit: 'pack' });
    expect(wordsOf(await customer.get('/en/checkout'))).not.toContain('Your order is not placed yet');
  });

  it('POST /checkout with a lost response and no documents answers 503, and sending it again finds the one order', async () => {
    fixture.api.fail(loseResponse, dropDocuments);
    const unknown = await press(page);
    expect(unknown.status).toBe(503);
    expect(wordsOf(unknown)).toContain('your documents cannot be opened right now');
    fixture.api.recover();
    expect((await press(unknown)).path).toMatch(/success/);
    expect(await ordersOf()).toBe(1);
  });

  it('GET /checkout/success without documents still confirms the order to its customer and answers 503 to another', async () => {
    fixture.api.fail(dropDocuments);
    const done = await press(page);
    expect(done).toMatchObject({ status: 200, path: expect.stringMatching(/^\/en\/checkout\/success\?id=/) as string });
    expect(wordsOf(done)).toContain('The order is accepted');
    const { customer: stranger } = await registerCustomer(fixture.portal.url);
    expect((await stranger.get(done.path)).status).toBe(503);
    fixture.api.recover();
    // The circuit breaker of the documents may stay open for a moment.
    const title = async () => (await customer.get(done.path)).html.querySelector('h1')?.text;
    await expect.poll(title, { timeout: 10_000 }).toMatch(/^Order \S+ is accepted$/);
  });
});
