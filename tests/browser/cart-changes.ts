import type { Browser, Page } from '@playwright/test';
import { cardOf, chosenProduct, expect, expectToast, register } from './portal-test';
import { placeForPickup } from './purchase';

/** Products with a stock of a few hundred, so that one customer can take all of it. */
const list = '/en/categories/roses?inStock=1&page=2';

/** Another customer buys part of the stock in a cart; the cart shows it and takes what is left. */
export async function acceptCartChanges(page: Page, browser: Browser): Promise<void> {
  await register(page, '/en');
  await page.goto(list);
  const card = page
    .locator('article')
    .filter({ has: page.locator('[name=quantity]') })
    .first();
  const id = await chosenProduct(card);
  await card.locator('[name=quantity]').fill('100000');
  await card.locator('button[type=submit]').first().click();
  // Rejected with an offer of the whole stock.
  const offer = (await cardOf(page, id)).getByRole('button', { name: /^Take/ }).first();
  await expectToast(page.getByText('Added'), () => offer.click());

  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await register(other, '/en');
  await other.goto(list);
  const otherCard = await cardOf(other, id);
  await otherCard.locator('[name=quantity]').fill('1');
  await expectToast(other.getByText('Added'), () => otherCard.locator('button[type=submit]').first().click());
  await placeForPickup(other, '/en');
  await other.context().close();

  await page.goto('/en/checkout');
  await expect(page.getByRole('heading', { name: '1 item has changed since you filled the cart' })).toBeVisible();
  await expectToast(page.getByText('Your cart now has today’s prices and stock.'), () =>
    page.getByRole('button', { name: /^Accept all/ }).click(),
  );
  await expect(page.locator('#cart-health')).toHaveCount(0);
  await expect(page.getByText(/Order by .* to get it/).first()).toBeVisible();
}
