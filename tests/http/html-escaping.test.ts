import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Customer, type Page } from '../support/customer';
import { startFailingApi, startPortalOn, type FailingApi } from '../support/failing-api';
import type { RunningPortal } from '../support/start-portal';

const element = '<img src=x onerror=alert(1)>';
const hostile = `</script></style></textarea>${element}<!--" onfocus="alert(2)`;
/** Fields of the API that contain text. */
const textFields = new Set([
  'name',
  'firstName',
  'lastName',
  'comment',
  'address',
  'city',
  'title',
  'text',
  'body',
  'description',
  'number',
  'message',
]);

let api: FailingApi;
let portal: RunningPortal;
let customer: Customer;
let order = '';

beforeAll(async () => {
  api = await startFailingApi();
  portal = await startPortalOn(api);
  customer = new Customer(portal.url);
  await customer.signIn('+380501112233', 'kvitka2026', '/en/login');
  const orders = await customer.get('/en/orders?status=completed');
  order =
    /\?id=([^"&]+)/.exec(orders.html.querySelector('main li a[href*="?id="]')?.getAttribute('href') ?? '')?.[1] ?? '';
  api.rewrite((name, value) => (textFields.has(name) && typeof value === 'string' ? value + hostile : value));
}, 60_000);
afterAll(async () => {
  await portal.stop();
  await api.close();
});

/** The HTML without scripts, where quotes are escaped in another way. */
const markupOf = (page: Page) => page.text.replace(/<script[^>]*>[^]*?<\/script>/g, '');

function expectInert(page: Page, path = page.path) {
  expect(page.text, path).not.toContain(element);
  expect(page.text, path).not.toContain('<!--"');
  expect(markupOf(page), path).not.toContain('" onfocus="alert');
  expect(page.html.querySelectorAll('[onerror], [onfocus]'), path).toEqual([]);
}

describe('HTML and scripts in texts of the API', () => {
  // @fault C2
  it.each([
    '/en',
    '/en/catalog',
    '/en/search?q=rose',
    '/en/product/30',
    '/en/categories/roses',
    '/en/profile',
    '/en/orders',
    '/en/history',
  ])('GET %s shows them escaped in the page, its JSON-LD and its data', async (path) => {
    const page = await customer.get(path);
    expect(page.status).toBe(200);
    expectInert(page);
    expect(page.html.querySelector('body')?.text).toContain('onerror=alert(1)');
  });

  // @fault C2
  it('GET of an order and of its printout shows them escaped', async () => {
    for (const path of [`/en/orders?id=${order}`, `/en/printDocument/${order}`]) {
      const page = await customer.get(path);
      expect(page.status, path).toBe(200);
      expectInert(page, path);
      expect(page.html.querySelector('main')?.text, path).toContain('onerror=alert(1)');
    }
  });

  it('GET /en/catalog.data returns them with `nosniff` and a content type that is not HTML', async () => {
    const answer = await customer.get('/en/catalog.data');
    expect(answer.text).toContain('onerror=alert(1)');
    expect(answer.headers.get('content-type')).not.toContain('html');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

it('HTML and scripts typed into a form, a search or an address come back escaped', async () => {
  const answers = [
    await customer.post('/en/profile', { intent: 'profile', firstName: hostile, lastName: hostile, email: hostile }),
    await new Customer(portal.url).post('/en/login', { phone: hostile, password: 'x' }),
    await customer.get(`/en/search?q=${encodeURIComponent(hostile)}`),
    await customer.get(`/en/${encodeURIComponent(hostile)}`),
  ];
  for (const page of answers) expectInert(page);
  expect(answers.map(({ text }) => text.includes('onerror=alert(1)'))).toEqual([true, true, true, true]);
});
