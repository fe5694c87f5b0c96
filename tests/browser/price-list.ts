import { expect, type Page } from '@playwright/test';
import { register } from './portal-test';

/** Fills in quantities on two pages of a price list, one above the stock; the others are added. */
export async function orderFromPriceList(page: Page): Promise<void> {
  await register(page);
  await page.goto('/catalog?inStock=1');
  await page.getByRole('link', { name: 'Прайс', exact: true }).click();
  const quantityInputs = page.locator('#price-list input[name=quantity]');
  await quantityInputs.first().fill('1');
  await page.locator('button[name=turnTo][value="2"]').last().click();
  await expect(page.locator('#price-list')).toContainText('Вибрано, але не на цій сторінці прайса', {
    timeout: 30_000,
  });
  await expect(quantityInputs.first()).toHaveValue('1');
  await quantityInputs.nth(1).fill('1');
  await quantityInputs.nth(2).fill('99999');
  // The line of the other page may disappear once it is added.
  const [, added = '', rejected = ''] = await quantityInputs.evaluateAll((inputs) => inputs.map(({ id }) => id));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Додати вибране' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '1 позицію не додано' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('status').filter({ hasText: 'Додано 2 позиції' }).locator('li')).toHaveCount(2);
  await expect(page.locator(`#${rejected}`)).toHaveValue('99999');
  await expect(page.locator(`#${added}`)).toHaveValue('');
  await page.goto('/checkout');
  await expect(page.locator('main input[name=quantity]')).toHaveCount(2);
}
