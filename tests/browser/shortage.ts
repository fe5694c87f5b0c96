import { cardOf, chosenProduct, expect, expectToast, register } from './portal-test';
import type { Page } from '@playwright/test';

/** Asks for one pack above the stock and takes the stock with a substitute for the rest. */
export async function splitShortage(page: Page): Promise<void> {
  await register(page, '/en');
  // Not at the edge of the page: the list moves up when others buy out a variety before it.
  const seventh = page
    .locator('article')
    .filter({ has: page.locator('[name=unit][value=pack]') })
    .nth(6);
  let card = seventh;
  const order = async (packs: number) => {
    await card.getByRole('textbox').fill(String(packs));
    await card.locator('form button[type=submit]').first().click();
    await expect(card.locator('[aria-invalid=true]')).toBeVisible();
  };
  const split = () => card.getByRole('button', { name: /^Take \d+ pcs of these and \d+ pcs / }).first();
  // Substitutes are offered once the catalogue is indexed.
  await expect(async () => {
    await page.goto('/en/categories/roses?inStock=1&page=2');
    card = await cardOf(page, await chosenProduct(seventh));
    await order(9_999);
    const [, packs] = /Take (\d+) packs? =/.exec(await card.innerText()) ?? [];
    await order(Number(packs) + 1);
    await expect(split()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectToast(page.getByText(/^Added 2 items, \d+ pcs/), () => split().click());
  await page.goto('/en/checkout');
  await expect(page.locator('#cart tbody:has([name=itemId])')).toHaveCount(2);
}
