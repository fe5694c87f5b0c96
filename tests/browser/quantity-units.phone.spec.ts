import type { Locator, Page } from '@playwright/test';
import { expect, register, test } from './portal-test';

test.slow();

/** Opens the quick order with one line of four packs, and returns its quantity box. */
async function openRecognizedLine(page: Page): Promise<Locator> {
  await register(page);
  const quantityInput = page.locator('#line-0');
  await expect(async () => {
    await page.goto(`/quick-order?${new URLSearchParams({ message: 'фрідом 60 - 100' }).toString()}`);
    await expect(quantityInput).toHaveValue('4', { timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
  await page.locator('html[data-ready]').waitFor();
  return quantityInput;
}

test('50 without a unit for packs of 25 offers both meanings on a phone, and one tap adds 50 pieces', async ({
  page,
}) => {
  const quantityInput = await openRecognizedLine(page);
  await quantityInput.fill('50');
  await expect(page.locator('#line-0-note')).toHaveText(/50\sпачок = 1\s250\sшт; 50\sшт = 2\sпачки/);
  await page.getByRole('button', { name: /^Додати вибране/ }).click();
  await expect(quantityInput).toHaveValue('50');
  await page.getByRole('button', { name: /^Взяти 50\sшт = 2\sпачки/ }).click();
  await page.waitForURL(/\/checkout/);
  await expect(page.locator('#cart tbody')).toContainText(/2\sпачки = 50\sшт/);
});

test('an offer that is pressed while the page of the refusal is still revalidated is taken', async ({ page }) => {
  const quantityInput = await openRecognizedLine(page);
  await page.route(/quick-order\.data/, (route) => (route.request().method() === 'GET' ? undefined : route.continue()));
  await quantityInput.fill('50');
  await page.getByRole('button', { name: /^Додати вибране/ }).click();
  await page.getByRole('button', { name: /^Взяти 50\sшт = 2\sпачки/ }).click();
  await page.waitForURL(/\/checkout/, { timeout: 60_000 });
  await expect(page.locator('#cart tbody')).toContainText(/2\sпачки = 50\sшт/);
});

test('a quantity typed with its unit shows its total and steps by whole packs', async ({ page }) => {
  await register(page);
  await page.goto('/categories/roses?view=list&inStock=1');
  await page.locator('html[data-ready]').waitFor();
  const quantityInput = page.locator('#price-list input[name=quantity]').first();
  await quantityInput.fill('2п');
  await expect(page.locator('#price-list [role=status]')).toContainText(/1 позиці/);
  const sum = (await page.locator('#price-list [role=status]').textContent()) ?? '';
  const pieces = /:\s([\d\s]+)\sшт/.exec(sum)?.[1] ?? '';
  await quantityInput.fill(`${pieces} шт`);
  await expect(page.locator('#price-list [role=status]')).toHaveText(sum);
  await page.locator('#price-list').getByRole('button', { name: 'Більше' }).first().click();
  await expect(quantityInput).toHaveValue(`${(Number(pieces) / 2) * 3} шт`);
});
