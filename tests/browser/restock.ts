import { expect, type Page } from '@playwright/test';
import { signIn } from './portal-test';

/** Takes what was bought last into one empty line, adds it by the button named `toAdd` and finds it in the cart. */
export async function restock(page: Page, toAdd: string): Promise<void> {
  await signIn(page);
  await page.getByRole('main').getByRole('link', { name: 'Поповнити запас' }).click();
  await page.getByRole('link', { name: '8 тижнів' }).click();
  await expect(page.getByRole('link', { name: '8 тижнів' })).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const last = page.getByRole('button', { name: /^було \d+: / }).first();
  const [, quantity = '', name = ''] = /було (\d+): ([^,]+)/.exec((await last.getAttribute('aria-label')) ?? '') ?? [];
  const box = page.locator(`[id="quantity-${(await last.getAttribute('value')) ?? ''}"]`);
  await expect(box).toHaveValue('');
  await last.click();
  await expect(box).toHaveValue(quantity);
  await page.getByRole('button', { name: toAdd, exact: true }).click();
  await page.waitForURL(/\/checkout/);
  await expect(page.locator('main')).toContainText(name);
}
