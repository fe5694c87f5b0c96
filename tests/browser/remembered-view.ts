import { expect, type Page } from '@playwright/test';
import { signIn } from './portal-test';

/** Chooses the price list, and finds it in the next category, in the search and in a new tab; then chooses cards again. */
export async function chooseView(page: Page): Promise<void> {
  const priceList = (on: Page) => on.locator('#price-list');
  const views = (on: Page) => on.getByRole('navigation', { name: 'Вигляд' });
  await signIn(page);
  await page.goto('/categories/roses');
  await expect(page.locator('main article').first()).toBeVisible();
  await views(page).getByRole('link', { name: 'Прайс' }).click();
  await expect(priceList(page)).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Каталог' }).first().click();
  await expect(page).toHaveURL(/\/catalog$/);
  await expect(priceList(page)).toBeVisible();
  await page.goto('/search?q=freedom');
  await expect(priceList(page)).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto('/categories/greens-and-dried/greenery');
  await expect(priceList(tab)).toBeVisible();
  await views(tab).getByRole('link', { name: 'Сорти' }).click();
  await expect(tab.locator('main article').first()).toBeVisible();
  await tab.close();
  await page.goto('/categories/roses');
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(priceList(page)).toHaveCount(0);
}
