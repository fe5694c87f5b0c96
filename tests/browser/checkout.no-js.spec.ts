import type { Page } from '@playwright/test';
import { expect, plentiful, register, test } from './portal-test';

test.describe.configure({ timeout: 90_000 });

/** Two lines in the cart of a new customer, and an order form with other values than its defaults. */
test.beforeEach(async ({ page }) => {
  await register(page, '/en');
  for (const which of [0, 1]) {
    await page.goto('/en/catalog?inStock=1', { waitUntil: 'domcontentloaded' });
    await plentiful(page).nth(which).locator('form:has(input[name=productId]) button[type=submit]').click();
    await expect(page.getByText('Added').first()).toBeVisible();
  }
  await page.goto('/en/checkout');
  await page.locator('[name=deliveryType][value=pickup]').check({ force: true });
  await page.locator('[name=deliveryDate]').nth(2).check({ force: true });
  await page.locator('[name=deliveryTime][value="14:00-16:00"]').check({ force: true });
  await page.locator('[name=paymentMethod][value=cashAtBase]').check({ force: true });
  await page.locator('[name=comment]').fill('Двері ліворуч');
});

async function expectRestored(page: Page): Promise<void> {
  await expect(page.locator('[name=deliveryType][value=pickup]')).toBeChecked();
  await expect(page.locator('[name=deliveryDate]').nth(2)).toBeChecked();
  await expect(page.locator('[name=deliveryTime][value="14:00-16:00"]')).toBeChecked();
  await expect(page.locator('[name=paymentMethod][value=cashAtBase]')).toBeChecked();
  await expect(page.locator('[name=comment]')).toHaveValue('Двері ліворуч');
}

const lines = (page: Page) => page.locator('#cart tbody:has(input[name=quantity]:not([type=hidden]))');

test('changing a quantity keeps the order form without JavaScript', async ({ page }) => {
  const second = lines(page).nth(1);
  await second.locator('input[name=quantity]').fill('3');
  await second.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Your cart now has').first()).toBeVisible();
  await expect(lines(page).filter({ hasText: /3 (packs|pcs)/ })).toHaveCount(1);
  await expectRestored(page);
});

test('Enter in the quantity of the second line changes that line without JavaScript', async ({ page }) => {
  await lines(page).nth(1).locator('input[name=quantity]').fill('2');
  await lines(page).nth(1).locator('input[name=quantity]').press('Enter');
  await expect(page.getByText('Your cart now has').first()).toBeVisible();
  await expect(lines(page).filter({ hasText: /2 (packs|pcs)/ })).toHaveCount(1);
  await expectRestored(page);
});

test('Enter next to a removed line changes its own line, and undoing keeps the latest comment, without JavaScript', async ({
  page,
}) => {
  await lines(page)
    .first()
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect(lines(page)).toHaveCount(1);
  await page.locator('[name=comment]').fill('Двері праворуч');
  await lines(page).locator('input[name=quantity]').fill('2');
  await lines(page).locator('input[name=quantity]').press('Enter');
  await expect(page.getByText('Your cart now has').first()).toBeVisible();
  await expect(lines(page).filter({ hasText: /2 (packs|pcs)/ })).toHaveCount(1);

  await lines(page)
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines(page)).toHaveCount(1);
  await expect(page.locator('[name=comment]')).toHaveValue('Двері праворуч');
});

test('an invalid quantity, the offered one and a removal keep the order form, and the order is placed, without JavaScript', async ({
  page,
}) => {
  await lines(page).first().locator('input[name=quantity]').fill('100000');
  await lines(page).first().getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('in stock.').first()).toBeVisible();
  await expectRestored(page);
  await lines(page).first().getByRole('button', { name: /^Take/ }).first().click();
  await expect(page.getByText('Your cart now has').first()).toBeVisible();
  await expectRestored(page);
  await lines(page)
    .nth(1)
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect(lines(page)).toHaveCount(1);
  await expectRestored(page);
  await page
    .getByRole('button', { name: /Order for/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/checkout\/success\?/);
});
