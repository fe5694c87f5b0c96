import type { Page } from '@playwright/test';
import { startPortal } from '../support/start-portal';
import { demoCustomer, expect, expectToast, plentiful, signIn } from './portal-test';

/** Fills the cart above the debt limit, reduces it by one button, and checks the order deadline. */
export async function fitCartToLimit(page: Page): Promise<void> {
  const portal = await startPortal({ LOG_LEVEL: 'warn' });
  const shop = `${portal.url}/en`;
  await signIn(page, demoCustomer, shop);
  await page.goto(`${shop}/categories/roses?inStock=1`);
  const card = plentiful(page).first();
  await card.locator('input[name=quantity]').fill('20');
  await expectToast(page.getByText('Added'), () => card.locator('button[type=submit]').first().click());

  await page.goto(`${shop}/checkout`);
  await expect(page.getByText(/^Order by .+ to get it/).first()).toBeVisible();
  await expect(page.getByText(/above the limit\.$/).first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Reduce the cart to / })
    .first()
    .click();
  await expect(page.getByText('The cart has been cut and is now within the limit.').first()).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText(/will be left\.$/).first()).toBeVisible();
  await expect(page.getByText(/above the limit\.$/)).toHaveCount(0);
  await portal.stop();
}
