import AxeBuilder from '@axe-core/playwright';
import { expect, expectToast, plentiful, register, test } from './portal-test';
import { placeForPickup } from './purchase';

test('at 320 px goods are added to an order from its page in six taps, with its delivery, window and payment, and the next order is one of its own', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await register(page, '/en');
  await page.goto('/en/categories/roses?inStock=1');
  await expectToast(page.getByText(/^Added \d/), () => plentiful(page).first().locator('button[type=submit]').click());
  await placeForPickup(page, '/en');
  await page.getByRole('link', { name: 'Open the order' }).click();
  const number = /ЗМ-\d+/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ?? '';

  await page.getByRole('link', { name: 'Add to this order' }).click();
  const notice = page.getByText(`Together with order no. ${number}`);
  await expect(notice).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Catalogue' }).click();
  await page.waitForURL(/\/en\/catalog/);
  await page.locator('html[data-ready]').waitFor();
  await expectToast(page.getByText(/^Added \d/), () => plentiful(page).first().locator('button[type=submit]').click());
  await page.getByRole('link', { name: /^Cart: 1 item/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Check out/ })
    .click();
  await expect(notice).toBeVisible();
  await expect(page.locator('[name=deliveryType]:visible, [name=paymentMethod]:visible')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes.length])).toEqual([]);
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Order [\d,.]+$/ })
    .click();
  await page.waitForURL(/\/checkout\/success\?/);

  await page.getByRole('link', { name: 'Open the order' }).click();
  await page.locator('html[data-ready]').waitFor();
  await expect(page.getByRole('definition').filter({ hasText: number })).toBeVisible();
  await page.goto('/en/checkout');
  await expect(notice).toHaveCount(0);
});
