import { http, HttpResponse } from 'msw';
import { startFailingApi, startPortalOn, type FailingApi } from '../support/failing-api';
import { Customer } from '../support/customer';
import type { RunningPortal } from '../support/start-portal';
import { waitForIndex } from '../support/wait-for-index';
import { demoCustomer, expect, plentiful, signIn, test } from './portal-test';

let api: FailingApi;
// In one worker: each would start a portal of its own.
test.describe.configure({ mode: 'default' });
let portal: RunningPortal;

test.beforeAll(async () => {
  api = await startFailingApi();
  portal = await startPortalOn(api);
  await waitForIndex(new Customer(portal.url));
});
test.afterEach(() => api.recover());
test.afterAll(async () => {
  await portal.stop();
  await api.close();
});

const closed = () => HttpResponse.json({ status: 423, message: 'The books are closed' }, { status: 400 });

// Of one account: a quantity that stands in its cart already changes nothing.
for (const [prefix, words, area, packs] of [
  ['', 'Помилка API: 423 - The books are closed', 'Сповіщення (F8)', '3'],
  ['/en', 'API error: 423 - The books are closed', 'Notifications (F8)', '4'],
  ['/ru', 'Ошибка API: 423 - The books are closed', 'Уведомления (F8)', '5'],
] as const) {
  test(`an API error is a toast for a card, the cart drawer, the profile and sign in at ${prefix || '/'}, and what was typed stays`, async ({
    page,
  }) => {
    const open = async (path: string) => {
      await page.goto(portal.url + prefix + path);
      await page.locator('html[data-ready]').waitFor();
    };
    const toast = page.getByRole('region', { name: area }).getByRole('listitem').filter({ hasText: words });
    const closeToast = async () => {
      await toast.getByRole('button').last().click();
      await expect(toast).toHaveCount(0);
    };
    api.fail(http.post('*/customer/auth/login', closed));
    await open('/login');
    await page.locator('[name=phone]').fill(demoCustomer.phone);
    await page.locator('[name=password]').fill(demoCustomer.password);
    await page.locator('main form button[type=submit]').click();
    await expect(toast).toBeVisible();
    await expect(page.locator('[name=phone]')).toHaveValue(/\d/);
    api.recover();

    await signIn(page, demoCustomer, portal.url + prefix);
    await open('/catalog?inStock=1');
    const failCart = () =>
      api.fail(http.post('*/cart/*', closed), http.delete('*/cart/*', closed), http.put('*/cart/*', closed));
    failCart();
    const card = plentiful(page).first();
    await card.locator('input[name=quantity]').fill(packs);
    await card.locator('button[type=submit]').click();
    await expect(toast).toBeVisible();
    await expect(card.locator('input[name=quantity]')).toHaveValue(packs);
    await closeToast();
    api.recover();
    await card.locator('button[type=submit]').click();
    await expect(card).toContainText(/У кошику|In cart|В корзине/);
    failCart();

    await page.locator('header a[href$="/checkout"]:visible').first().click();
    await page.getByRole('dialog').locator('form:has([value=remove]) button').first().click();
    // The drawer shows within itself what is a toast on the page behind it.
    await expect(page.getByRole('dialog').getByText(words)).toBeVisible();
    await expect(page.getByRole('dialog').locator('tbody[id]')).toHaveCount(1);

    api.recover();
    api.fail(http.put('*/customers/me', closed));
    await open('/profile');
    await page.locator('[name=firstName]').fill('Соломія');
    await page.locator('form:has([name=firstName]) button[type=submit]').click();
    await expect(toast).toBeVisible();
    await expect(page.locator('[name=firstName]')).toHaveValue('Соломія');
  });
}
