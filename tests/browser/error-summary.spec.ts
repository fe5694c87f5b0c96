import type { Page } from '@playwright/test';
import { expect, hold, register, test } from './portal-test';

const summary = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('heading') });

test('the error summary takes the focus once for each response', async ({ page }) => {
  await page.goto('/en/login');
  await page.locator('html[data-ready]').waitFor();
  const send = page.locator('main form button[type=submit]').first();
  await send.click();
  await expect(summary(page)).toBeFocused();

  const release = await hold(page, /\.data(\?|$)/);
  await send.focus();
  await send.press('Enter');
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expect(send).toBeFocused();
  release();
  await expect(summary(page)).toBeFocused();
});

test('the error summary of a server-rendered page does not take the focus from a field being typed in', async ({
  page,
}) => {
  const release = await hold(page, /entry\.client-.*\.js$/);
  await page.goto('/en/login');
  await page.locator('main form button[type=submit]').first().click();
  await expect(summary(page)).toBeVisible();
  await page.locator('#phone').pressSequentially('+38050');
  release();
  await page.locator('html[data-ready]').waitFor();
  await expect(page.locator('#phone')).toBeFocused();
  await expect(page.locator('#phone')).toHaveValue('+38050');
});

test('an error goes once its field is right, also where it was typed before the scripts ran', async ({ page }) => {
  await register(page, '/en');
  const release = await hold(page, /entry\.client-.*\.js$/);
  await page.goto('/en/retail');
  await page.locator('#markup').fill('x');
  await page.locator('form#retail button[value=save]').click();
  await expect(page.locator('#markup-error')).toContainText('Enter a number');
  await page.locator('#markup').fill('60');
  release();
  await expect(page.locator('#markup-error')).toHaveCount(0);
  await expect(page.locator('#markup')).toHaveValue('60');
});

test('the error summary does not take the focus when another address type is chosen', async ({ page }) => {
  await register(page, '/en');
  await page.goto('/en/profile?newAddress=client');
  await page.locator('html[data-ready]').waitFor();
  await page.locator('#address-form button[type=submit]').click();
  await expect(summary(page)).toBeFocused();
  const other = page.locator('#type nav a').nth(1);
  await other.focus();
  await other.press('Enter');
  await expect(page.locator('#address-form [name=storeName]')).toBeVisible();
  await expect(other).toBeFocused();
});

test('a link of the error summary focuses its field, and the summary stays even if the field is gone', async ({
  page,
}) => {
  await page.goto('/en/login');
  await page.locator('html[data-ready]').waitFor();
  await page.locator('main form button[type=submit]').first().click();
  await summary(page).getByRole('link').first().click();
  await expect(page.locator('#phone')).toBeFocused();
  await expect(page.locator('#phone')).toHaveAttribute('aria-invalid', 'true');
  await expect(summary(page)).toBeVisible();

  await page.locator('#phone').evaluate((field) => field.removeAttribute('id'));
  await summary(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en\/login$/);
  await expect(summary(page)).toBeVisible();
});
