import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayAhead, fill, keyOf, ordersOf, pickup, summaryOf } from '../support/at-checkout';
import { Customer, type Page } from '../support/customer';
import { password, registerCustomer } from '../support/new-customer';
import { newStoreUrl } from '../support/new-store-url';
import { startApi, type RunningApi } from '../support/start-api';
import { startPortal, type RunningPortal } from '../support/start-portal';
import { waitForIndex } from '../support/wait-for-index';

let api: RunningApi;
let portal: RunningPortal;
/** The same shop a day later, as far as its windows tell. */
let late: RunningPortal;
beforeAll(async () => {
  api = await startApi({ products: 240 });
  const settings = {
    WHOLESALE_API_URL: api.url,
    SESSION_SECRET: 'thirty-two characters for a test',
    STORE_URL: newStoreUrl(),
    LOG_LEVEL: 'error',
    MINIMUM_ORDER: '1500',
    FREE_DELIVERY_FROM: '2000',
  };
  portal = await startPortal(settings);
  late = await startPortal({ ...settings, CUT_OFF_HOURS: 'pickup=60' });
  await waitForIndex(new Customer(portal.url));
}, 90_000);
afterAll(async () => {
  await Promise.all([portal.stop(), late.stop()]);
  await api.stop();
});

const valueOf = (page: Page, name: string) =>
  page.html.querySelector(`form#order input[name=${name}]`)?.getAttribute('value');
const idOf = (page: Page) => new URL(page.path, portal.url).searchParams.get('id') ?? '';
const textOf = (page: Page) => page.html.querySelector('main')?.text.replaceAll('\u00a0', ' ') ?? '';

/** A new customer with an order for tomorrow that is large enough. */
async function withOrder(prefix = '/en') {
  const { customer, phone } = await registerCustomer(portal.url);
  await fill(customer, '3');
  const page = await customer.get(`${prefix}/checkout`);
  const placed = await customer.post(`${prefix}/checkout`, {
    ...pickup,
    deliveryDate: dayAhead(page),
    orderKey: keyOf(page),
  });
  expect(placed.path).toContain('/checkout/success');
  const [number = ''] = /[А-ЯA-Z]{2}-\d+/u.exec(textOf(placed)) ?? [];
  return { customer, phone, placed, id: idOf(placed), number };
}

/** Posts the checkout as its page has it. */
function send(customer: Customer, page: Page, more: Record<string, string> = {}, prefix = '/en'): Promise<Page> {
  const names = ['with', 'deliveryType', 'deliveryDate', 'deliveryTime', 'paymentMethod', 'orderKey'];
  const fields = names.map((name): [string, string] => [name, valueOf(page, name) ?? '']);
  return customer.post(`${prefix}/checkout`, { ...Object.fromEntries(fields), comment: 'Call me', ...more });
}

it.each([
  ['', 'Дозамовити', 'Разом із замовленням'],
  ['/en', 'Add to this order', 'Together with order'],
  ['/ru', 'Дозаказать', 'Вместе с заказом'],
])(
  'goods are added to an order from its success page in %j, with its window and payment, and both orders name each other',
  async (prefix, label, title) => {
    const { customer, placed, id, number } = await withOrder(prefix);
    const link = placed.html.querySelectorAll('main a').find(({ text }) => text.trim() === label);
    expect(link?.getAttribute('href')).toBe(`${prefix}/checkout?with=${id}`);
    const empty = await customer.get(`${prefix}/checkout?with=${id}`);
    expect(textOf(empty)).toContain(`${title} № ${number}`.replace('order №', 'order no.'));
    // Below the minimum alone; the goods are added on other pages in between.
    await fill(customer);
    const page = await customer.get(`${prefix}/checkout`);
    expect(['with', 'deliveryType', 'deliveryTime', 'paymentMethod'].map((name) => valueOf(page, name))).toEqual([
      id,
      pickup.deliveryType,
      pickup.deliveryTime,
      pickup.paymentMethod,
    ]);
    expect(textOf(page)).not.toMatch(/1 ?500|1,500/);
    const added = await send(customer, page, {}, prefix);
    expect(added.path).toContain('/checkout/success');
    const addition = await customer.get(`${prefix}/orders?id=${idOf(added)}`);
    const facts = addition.html.querySelectorAll('main dd').map(({ text }) => text);
    expect(facts).toContain(`№ ${number}`);
    expect(facts).toContain('Call me');
    const [own = ''] = /[А-ЯA-Z]{2}-\d+/u.exec(addition.html.querySelector('h1')?.text ?? '') ?? [];
    const first = await customer.get(`${prefix}/orders?id=${id}`);
    expect(first.html.querySelectorAll('main dd').map(({ text }) => text)).toContain(`№ ${own}`);
    // The next order is one of its own again.
    await fill(customer);
    expect(valueOf(await customer.get(`${prefix}/checkout`), 'with')).toBeUndefined();
  },
  60_000,
);

it('a double press adds one order, and the addition is left by its link', async () => {
  const { customer, id } = await withOrder();
  await fill(customer);
  const page = await customer.get(`/en/checkout?with=${id}`);
  const [one, other] = await Promise.all([send(customer, page), send(customer, page)]);
  expect(idOf(one)).toBe(idOf(other));
  expect(await ordersOf(customer)).toBe(2);
  await fill(customer);
  await customer.get(`/en/checkout?with=${id}`);
  const apart = await customer.get('/en/checkout?with=');
  expect(valueOf(apart, 'with')).toBeUndefined();
  expect(textOf(apart)).not.toContain('Together with order');
  expect(valueOf(await customer.get('/en/checkout'), 'with')).toBeUndefined();
});

it('a damaged cookie of an addition is no fault of the checkout', async () => {
  const { customer } = await registerCustomer(portal.url);
  await fill(customer);
  customer.cookies.take(new Response(null, { headers: { 'set-cookie': 'adds-to=%E0%A4%A' } }));
  expect(textOf(await customer.get('/en/checkout'))).toContain('Nothing can be added to that order any more');
  expect((await customer.get('/en/checkout')).status).toBe(200);
});

it('an order of another customer is no order to add to: 409 in words, and nothing is ordered', async () => {
  const { id } = await withOrder();
  const { customer } = await registerCustomer(portal.url);
  await fill(customer, '3');
  const refused = await customer.get(`/en/checkout?with=${id}`);
  expect(refused.status).toBe(409);
  expect(textOf(refused)).toContain('Nothing can be added to that order any more');
  const page = await customer.get('/en/checkout');
  const fields = { ...pickup, deliveryDate: dayAhead(page), with: id };
  const rejected = await send(customer, page, fields);
  expect(rejected.status).toBe(409);
  expect(summaryOf(rejected).join()).toContain('Nothing can be added to that order any more');
  expect(rejected.html.querySelector('textarea[name=comment]')?.text).toBe(pickup.comment);
  expect(await ordersOf(customer)).toBe(0);
});

it('a window that has closed has no button, and an addition that waited for it is told and keeps what was typed', async () => {
  const { customer, phone, id } = await withOrder();
  await fill(customer);
  const page = await customer.get(`/en/checkout?with=${id}`);
  const later = new Customer(late.url);
  await later.post('/en/login', { phone, password });
  for (const path of ['/en', `/en/orders?id=${id}`])
    expect((await later.get(path)).html.querySelector(`a[href*="with=${id}"]`), path).toBeNull();
  expect((await later.get(`/en/checkout?with=${id}`)).status).toBe(409);
  const refused = await send(later, page);
  expect(refused.status).toBe(409);
  expect(summaryOf(refused).join()).toContain('Nothing can be added to that order any more');
  expect(refused.html.querySelector('textarea[name=comment]')?.text).toBe('Call me');
  expect(await ordersOf(customer)).toBe(1);
  // What was chosen while the window was open is told once, and is no choice any more.
  later.cookies.take(new Response(null, { headers: { 'set-cookie': `adds-to=${id}` } }));
  const [first, second] = [await later.get('/en/checkout'), await later.get('/en/checkout')];
  expect(textOf(first)).toContain('Nothing can be added to that order any more');
  expect(textOf(second)).not.toContain('Nothing can be added');
});
