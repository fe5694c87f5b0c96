import type { Page } from '@playwright/test';
import { expect } from './portal-test';

/** Finds a variety spelled phonetically in Cyrillic, and one typed on the wrong keyboard layout. */
export async function findVariety(page: Page): Promise<void> {
  await page.goto('/en');
  const field = page.getByRole('search').locator('[name=q]').first();
  await expect(async () => {
    await page.goto('/en/search?q=%D0%BF%D0%BB%D0%B0%D1%8F%20%D0%B1%D0%BB%D0%B0%D0%BD%D0%BA%D0%B0');
    await expect(page.locator('main article').first()).toContainText('Playa Blanca', { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await field.fill('ahsljv 60');
  await field.press('Enter');
  await page.waitForURL(/q=ahsljv/);
  await expect(page.locator('main article').first()).toContainText('Freedom');
  // Not always the first: a lot that is sold out stands behind those in stock.
  await expect(
    page.locator('main article').filter({ hasText: 'Freedom' }).filter({ hasText: '60 cm' }).first(),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
