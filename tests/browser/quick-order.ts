import { expect, type Page } from '@playwright/test';
import { register } from './portal-test';

/** Pastes a message, adds the recognized line and finds it in the cart. */
export async function orderFromMessage(page: Page): Promise<void> {
  await register(page);
  await expect(async () => {
    await page.goto('/quick-order');
    await page.locator('textarea[name=message]').fill('плая бланка 60 1 пачка\n2 пачки ескімо');
    await page.getByRole('button', { name: 'Розпізнати список' }).click();
    await expect(page.locator('main ol li')).toHaveCount(2);
    await expect(page.locator('main ol')).toContainText('Playa Blanca', { timeout: 1_000 });
    await expect(page.locator('main ol')).toContainText('Нічого схожого не знайшли', { timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
  await page.reload();
  await expect(page.locator('textarea[name=message]')).toHaveValue(/ескімо/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Додати вибране' }).click();
  await expect(page.locator('textarea[name=message]')).toHaveValue('2 пачки ескімо');
  await page.goto('/checkout');
  await expect(page.locator('main')).toContainText('Playa Blanca');
}
