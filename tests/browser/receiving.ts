import type { Page } from '@playwright/test';
import { expect, signIn } from './portal-test';

/** Opens the comparison of the newest invoice with its order. */
export async function openComparison(page: Page, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/history?documentType=expenseInvoice`);
  for (const link of ['main li a[href*="?id="]', 'main a[href*="/orders/delivered/"]']) {
    await page.goto((await page.locator(link).first().getAttribute('href')) ?? '');
  }
}

/** Compares an invoice with its order, finds the drafted claim and prints all documents of the order. */
export async function compareWithInvoice(page: Page): Promise<void> {
  await signIn(page);
  await openComparison(page);
  await expect(page.locator('main form[id^=receipt]')).toContainText('немає в накладній');
  await expect(page.locator('main textarea')).toHaveValue(/немає в накладній/);
  await expect(page.locator('main a[href^="sms:"]')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  const choose = page.getByRole('button', { name: 'Порівняти з вибраними' });
  // The page may shift under a tap while font and scripts load: then it is tapped again.
  await expect(async () => {
    if (!(await choose.isVisible())) await page.getByText('Порівняти з іншою накладною').click();
    await expect(choose).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await choose.click();
  await page.waitForURL(/invoice=/);
  await expect(page.locator('main form[id^=receipt]')).toContainText('немає в накладній');

  await page
    .getByRole('navigation', { name: 'Де ви зараз' })
    .getByRole('link', { name: /^Замовлення №/ })
    .click();
  await page.getByRole('link', { name: 'Усі документи' }).click();
  await page.getByRole('link', { name: 'Надрукувати всі' }).click();
  await expect(page.locator('main article')).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('nav')).toBeHidden();
  await page.emulateMedia({ media: null });
}
