import type { Page } from '@playwright/test';
import { expect, expectToast, plentiful, register } from './portal-test';
import { placeForPickup } from './purchase';

/** Repeats an order and fills in checkout as in that order. */
export async function repeatOrder(page: Page): Promise<void> {
  await register(page, '/en');
  await page.goto('/en/categories/roses?inStock=1');
  await expectToast(page.getByText('Added'), () => plentiful(page).first().locator('button[type=submit]').click());
  await placeForPickup(page, '/en');

  await page.goto('/en/orders');
  await page
    .getByRole('button', { name: /^Repeat/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Repeat an order', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Add chosen items' }).click();
  await expect(page).toHaveURL(/\/en\/checkout\?like=/);
  await page.locator('[name=paymentMethod][value=creditCard]').check({ force: true });
  await page.getByRole('link', { name: 'Use the same details' }).click();
  await expect(page.getByText(/^Filled in: as in order No\. /)).toBeVisible();
  await expect(page.locator('[name=deliveryType][value=pickup]')).toBeChecked();
  await expect(page.locator('[name=paymentMethod][value=cashInStore]')).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
