import { startApi, type RunningApi } from '../support/start-api';
import { startPortal, type RunningPortal } from '../support/start-portal';
import { expect, expectToast, plentiful, register, test } from './portal-test';
import { choosePickup } from './purchase';

let api: RunningApi;
let portal: RunningPortal;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  api = await startApi({ products: 240 });
  const SESSION_SECRET = 'thirty-two characters for a test';
  portal = await startPortal({ WHOLESALE_API_URL: api.url, SESSION_SECRET, LOG_LEVEL: 'error' });
});
test.afterAll(async () => {
  await portal.stop();
  await api.stop();
});

test('an order while the API is down is not accepted, and is accepted once, by itself, when the API is back', async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  await register(page, portal.url);
  await page.goto(`${portal.url}/categories/roses?inStock=1`);
  await expectToast(page.getByText('Додано'), () => plentiful(page).first().locator('button[type=submit]').click());
  await choosePickup(page, portal.url);
  await page.locator('html[data-ready]').waitFor();
  await api.kill();
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && /checkout\.data/.test(request.url())) sent += 1;
  });
  const waiting = page.getByText('Ще не прийнято');
  await page
    .getByRole('button', { name: /Замовити за/ })
    .first()
    .click();
  for (const [tries, seconds] of [15, 30, 60].entries()) {
    await expect(waiting).toBeVisible();
    expect(sent).toBe(tries + 1);
    await page.clock.fastForward((seconds + 1) * 1000);
    await expect.poll(() => sent).toBe(tries + 2);
  }
  await expect(waiting).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);
  await api.restart();
  // The portal asks an API that was down again after some seconds.
  const checkout = async () => (await page.request.get(`${portal.url}/checkout`)).text();
  await expect.poll(checkout).toMatch(/name="orderKey" value="[^"]/);
  await page.clock.fastForward('02:01');
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  await page.goto(`${portal.url}/orders`);
  await expect(page.locator('main li a[href*="?id="]')).toHaveCount(1);
});
