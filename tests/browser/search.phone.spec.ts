import { findVariety } from './find-variety';
import { expect, test } from './portal-test';

test('search finds a variety written phonetically or on the wrong keyboard layout on a phone', async ({ page }) => {
  await findVariety(page);
});

test('the search link of the bottom navigation focuses an empty field, and results open without focus', async ({
  page,
}) => {
  const field = page.getByRole('combobox', { name: 'Пошук' });
  const searchLink = page.getByRole('navigation', { name: 'Швидкі переходи' }).getByRole('link', { name: 'Пошук' });
  await page.goto('/search?q=freedom');
  await page.locator('html[data-ready]').waitFor();
  await expect(field).not.toBeFocused();
  for (const from of ['/search?q=freedom', '/search', '/contact']) {
    await page.goto(from);
    await page.locator('html[data-ready]').waitFor();
    await searchLink.click();
    await page.waitForURL(/\/search#/);
    await expect(page.getByRole('heading', { level: 1, name: 'Пошук' })).toBeVisible();
    await expect(field, from).toBeFocused();
    await expect(field, from).toHaveValue('');
  }
});
