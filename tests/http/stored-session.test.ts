import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Customer, wordsOf } from '../support/customer';
import { startFailingApi, type FailingApi } from '../support/failing-api';
import { startPortal, type RunningPortal } from '../support/start-portal';

const check = 'POST /auth/checkToken';
const refresh = 'POST /customer/auth/refresh';
let api: FailingApi;
let portals: readonly [RunningPortal, RunningPortal];

beforeAll(async () => {
  api = await startFailingApi();
  const settings = { WHOLESALE_API_URL: api.url, SESSION_SECRET: 'thirty-two characters for a test' };
  portals = [await startPortal(settings), await startPortal(settings)];
}, 60_000);
afterEach(() => api.recover());
afterAll(async () => {
  await Promise.all(portals.map((portal) => portal.stop()));
  await api.close();
});

/** A customer who signed in at one server and continues at another. */
async function continueAtOtherServer(): Promise<Customer> {
  const customer = new Customer(portals[0].url);
  await customer.signIn('+380501112233', 'kvitka2026');
  await customer.get('/orders');
  expect(api.calls).not.toContain(check);
  return Object.assign(new Customer(portals[1].url), { cookies: customer.cookies });
}
const count = (call: string) => api.calls.filter((each) => each === call).length;

it('A session from another process is checked once with the API and stays when valid', async () => {
  api.calls.length = 0;
  const customer = await continueAtOtherServer();
  for (let times = 0; times < 2; times += 1) expect((await customer.get('/orders')).status).toBe(200);
  expect([count(check), count(refresh)]).toEqual([1, 0]);
});

it('A session from another process that the API calls invalid is refreshed, and the page answers 200', async () => {
  api.calls.length = 0;
  const customer = await continueAtOtherServer();
  api.fail(http.post('*/auth/checkToken', () => HttpResponse.json({ isValid: false })));
  const page = await customer.get('/contact');
  expect(page.status).toBe(200);
  expect(page.headers.get('set-cookie')).not.toBeNull();
  expect(count(refresh)).toBe(1);
  expect((await customer.get('/orders')).path).toBe('/orders');
});

it('A failed check of a session from another process shows the page as a successful one does and keeps the session', async () => {
  const checked = await (await continueAtOtherServer()).get('/orders');
  api.calls.length = 0;
  const customer = await continueAtOtherServer();
  api.fail(http.post('*/auth/checkToken', () => HttpResponse.json({ status: 500 }, { status: 500 })));
  const page = await customer.get('/orders');
  expect([page.status, page.path, count(refresh)]).toEqual([200, '/orders', 0]);
  expect(count(check)).toBeGreaterThan(0);
  expect(wordsOf(checked, 'body')).toContain('Замовлення');
  expect(wordsOf(page, 'body')).toBe(wordsOf(checked, 'body'));
  expect(page.html.querySelectorAll('[role=alert]')).toHaveLength(0);
});
