import { expect, type Page } from '@playwright/test';
import { expectToast, register } from './portal-test';

/** Orders a favourite, saves the cart as a template, orders that, and opens the cart link. */
export async function orderFromSavedLists(page: Page): Promise<void> {
  await register(page, '/en');
  await page.goto('/en/categories/roses?inStock=1&page=2');
  const card = page
    .locator('article')
    .filter({ has: page.locator('[name=quantity]') })
    .first();
  const name = await card.getByRole('heading').getByRole('link').innerText();
  await expectToast(page.getByText('Added to favourites'), () =>
    card.getByRole('button', { name: /^Add to favourites/ }).click(),
  );
  await expect(card.getByRole('button', { name: /^Add to favourites/ })).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/en/favourites');
  await expect(page.locator('main')).toContainText('kept with your account');
  await expectFits(page);
  await page.locator('main table [name=quantity]').first().fill('1');
  await expectToast(page.getByText(/^Added 1 /), () => page.getByRole('button', { name: 'Add chosen' }).click());

  await page.goto('/en/checkout');
  await page.getByText('Share or save this cart').click();
  const link = await page.locator('[name=cartLink]').inputValue();
  await page.getByRole('link', { name: 'Save as a template' }).click();
  await page.locator('main [name=name]').fill('Shop window');
  await expectFits(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Open the template “Shop window”' }).click();
  await expect(page.getByRole('heading', { name: 'Template “Shop window”' })).toBeVisible();
  await expect(page.locator('main')).toContainText(name);
  await expectFits(page);
  await page.locator('main form').getByRole('button', { name: 'Add chosen items' }).click();
  await expect(page).toHaveURL(/\/en\/checkout/);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'A shared list' })).toBeVisible();
  await expect(page.locator('main [name=quantity]')).toHaveCount(1);
  await expectFits(page);
}

/** Orders two favourites, one of them above its stock; the other is added once. */
export async function orderShortFavourite(page: Page): Promise<void> {
  await register(page, '/en');
  await page.goto('/en/categories/roses?inStock=1');
  for (const at of [0, 1]) {
    const favourite = page
      .locator('article')
      .filter({ has: page.locator('[name=quantity]') })
      .nth(at)
      .getByRole('button', { name: /^Add to favourites/ });
    await favourite.click();
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto('/en/favourites');
  const quantityInputs = page.locator('#price-list input[name=quantity]');
  await quantityInputs.nth(0).fill('1');
  await quantityInputs.nth(1).fill('99999');
  await page.getByRole('button', { name: 'Add chosen' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '1 item was not added' })).toBeVisible({ timeout: 30_000 });
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^Added 1 / })
      .first(),
  ).toBeVisible();
  await expect(quantityInputs.nth(1)).toHaveValue('99999');
  await expect(quantityInputs.nth(0)).toHaveValue('');
  await quantityInputs.nth(1).fill('1');
  await page.getByRole('button', { name: 'Add chosen' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto('/en/checkout');
  await expect(page.locator('#cart tbody input[name=quantity]')).toHaveCount(2);
  for (const at of [0, 1]) await expect(page.locator('#cart tbody input[name=quantity]').nth(at)).toHaveValue('1');
}

/** The page does not overflow horizontally. */
async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
