import type { Locator, Page } from '@playwright/test';
import { expect, plentiful, register, test } from './portal-test';

const toastOf = (page: Page) => page.getByRole('region', { name: 'Сповіщення (F8)' }).getByRole('listitem');

/** Whether any part of one covers the other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('not on the page');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('a toast covers neither the bottom navigation nor the bar of an order nor the field that has the focus', async ({
  page,
}) => {
  await register(page);
  await page.goto('/categories/roses?inStock=1');
  await page.locator('html[data-ready]').waitFor();
  const toast = toastOf(page);
  const bottomNav = page.getByRole('navigation', { name: 'Швидкі переходи' });
  const field = plentiful(page).nth(1).locator('input[name=quantity]');
  await field.focus();
  // A field that would be where a toast is.
  await field.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 30));
  await plentiful(page).nth(1).locator('button[type=submit]').dispatchEvent('click');
  await expect(toast).toContainText('Додано');
  await toast.hover();
  expect(await overlap(toast, bottomNav)).toBe(false);
  expect(await overlap(toast, field)).toBe(false);
  await page.goto('/quick-order?message=freedom+60+-+100');
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('combobox', { name: 'Пошук' }).fill('рускус 50 1 пачка');
  await page.getByRole('combobox', { name: 'Пошук' }).press('Enter');
  await expect(toast).toContainText('Додано');
  await toast.hover();
  expect(await overlap(toast, page.locator('.sticky-action-bar'))).toBe(false);
  expect(await overlap(toast, page.getByRole('combobox', { name: 'Пошук' }))).toBe(false);
  expect(await overlap(toast, bottomNav)).toBe(false);
});

test('a favourite that was taken away comes back by the button of its toast', async ({ page }) => {
  await page.goto('/categories/roses?inStock=1');
  await page.locator('html[data-ready]').waitFor();
  const heart = page.locator('main article button[form=hearts]').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(toastOf(page)).toContainText('Прибрано з обраного');
  await toastOf(page).getByRole('button', { name: 'Повернути' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a toast stands 14 px below the header', async ({ page }) => {
  await register(page);
  await page.goto('/categories/roses?inStock=1');
  await page.locator('html[data-ready]').waitFor();
  await plentiful(page).first().locator('button[type=submit]').dispatchEvent('click');
  await expect(toastOf(page)).toContainText('Додано');
  const bottom = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await toastOf(page).evaluate((element) => element.closest('ol')?.getBoundingClientRect().top ?? 0);
  expect(Math.round(top - (await bottom(page.locator('header').first())))).toBe(14);
});
