import { expect, type Locator, type Page } from '@playwright/test';
import { boxes } from './list';
import { expectToast, register } from './portal-test';

/** Orders a favourite, saves the cart as a list, orders that, and opens the cart link. */
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
  await expect(page).toHaveURL(/\/en\/list\?from=favourites$/);
  await expect(page.locator('main')).toContainText('kept with your account');
  await expectFits(page);
  const pack = await packOf(page, 0);
  await boxes(page, 'quantity').first().fill(pack);
  await addChosen(page);
  await expect(page).toHaveURL(/\/en\/checkout/);
  await expect(page.getByText(/^Added 1 /).first()).toBeVisible();

  await page.getByText('Share or save this cart').click();
  const link = await page.locator('[name=cartLink]').inputValue();
  await page.getByLabel('Name of the list').fill('Shop window');
  await expectFits(page);
  await page.getByRole('button', { name: 'Save as a list' }).click();
  await expect(page.getByText('List “Shop window” saved: 1 item.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop window');
  await expect(page.locator('main')).toContainText(name);
  await expect(boxes(page, 'norm')).toHaveValue(pack);
  await expectFits(page);
  // The cart already holds it.
  await expect(boxes(page, 'quantity')).toHaveValue('');
  await boxes(page, 'quantity').fill(pack);
  await addChosen(page);
  await expect(page).toHaveURL(/\/en\/checkout/);
  await expect(page.locator('#cart tbody input[name=quantity]')).toHaveValue('2');

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
  await page.goto('/en/list?from=favourites');
  const packs = [await packOf(page, 0), await packOf(page, 1)];
  const ids = await boxes(page, 'quantity').evaluateAll((all) => all.map(({ id }) => id));
  const [first, second] = ids.map((id) => page.locator(`[id="${id}"]`)) as [Locator, Locator];
  await first.fill(packs[0] ?? '');
  await second.fill('99999');
  await addChosen(page);
  await expect(page.getByRole('alert').filter({ hasText: 'These lines are not in the cart yet' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText(/^Added 1 /).first()).toBeVisible();
  await expect(second).toHaveValue('99999');
  await expect(first).toHaveCount(0);
  await second.fill(packs[1] ?? '');
  await addChosen(page);
  await expect(page).toHaveURL(/\/en\/checkout/);
  await expect(page.locator('#cart tbody input[name=quantity]')).toHaveCount(2);
  for (const at of [0, 1]) await expect(page.locator('#cart tbody input[name=quantity]').nth(at)).toHaveValue('1');
}

async function addChosen(page: Page): Promise<void> {
  await page
    .locator('main form')
    .getByRole('button', { name: /^Add chosen items/ })
    .click();
}

/** Pieces in a pack of a line of the list. */
async function packOf(page: Page, line: number): Promise<string> {
  return /pack\sof\s(\d+)/.exec(await page.locator('.sheet > li').nth(line).innerText())?.[1] ?? '';
}

/** The page does not overflow horizontally. */
async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
