import { expect, signInByForm } from './portal-test';
import type { Page } from '@playwright/test';

const orders = (page: Page) => page.locator('main a[href*="/en/orders?id="]');

/** Opens pages of a customer, signs out and goes back: each page redirects to login. */
export async function goBackAfterSignOut(page: Page): Promise<void> {
  await signInByForm(page, undefined, '/en');
  await page.goto('/en/profile');
  await page.goto('/en/orders');
  await expect(orders(page).first()).toBeVisible();
  await page.goto('/en/logout');
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/logout'));
  // `goBack` fails if the page redirects at once.
  const stepBack = () => page.evaluate(() => history.back());
  await stepBack();
  await expect(page).toHaveURL(/\/en\/log(out|in)/);
  for (const path of ['/en/orders', '/en/profile']) {
    await stepBack();
    await expect(page).toHaveURL(`/en/login?redirectTo=${encodeURIComponent(path)}`);
    await expect(page.locator('main input[name=password]')).toBeVisible();
    await expect(orders(page)).toHaveCount(0);
  }
}
