import { expect, type Page } from '@playwright/test';
import { signIn } from './portal-test';

/** Empties the restock form, adds one line by the button named `toAdd` and finds it in the cart. */
export async function restock(page: Page, toAdd: string): Promise<void> {
  await signIn(page);
  await page.getByRole('main').getByRole('link', { name: 'Поповнити запас' }).click();
  await page.getByRole('link', { name: '8 тижнів' }).click();
  await expect(page.getByRole('link', { name: '8 тижнів' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Порожні поля' }).click();
  await expect(page.getByRole('link', { name: 'Порожні поля' })).toHaveAttribute('aria-current', 'true');
  const quantityInputs = page.locator('main form input[name=quantity]');
  await expect(quantityInputs.first()).toHaveValue('');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const name =
    (await page.locator('main form > ul > li:has(input[name=quantity]) h2 a').first().innerText()).split(',')[0] ?? '';
  await page.locator('main form > ul > li:has(input[name=quantity]) input[name=quantity]').first().fill('1');
  await page.getByRole('button', { name: toAdd, exact: true }).click();
  await page.waitForURL(/\/checkout/);
  await expect(page.locator('main')).toContainText(name);
}
