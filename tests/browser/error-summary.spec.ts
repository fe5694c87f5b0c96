import type { Page } from '@playwright/test';
import { expect, hold, register, test } from './portal-test';

const summary = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('heading') });

test('the faults of a form take the focus once for each answer', async ({ page }) => {
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

test('in a page that came with them they take it from nobody who types', async ({ page }) => {
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

test('they leave it where it is while the form goes on', async ({ page }) => {
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

test('a link to a fault leads to its field, and the faults stay, also where the field has gone', async ({ page }) => {
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
