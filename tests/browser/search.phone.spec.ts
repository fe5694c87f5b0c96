import { findVariety } from './find-variety';
import { expect, test } from './portal-test';

test('a variety written as it sounds, or on the wrong keyboard, is found', async ({ page }) => {
  await findVariety(page);
});

test('the search of the dock opens with its field focused and empty, results open with no keyboard', async ({
  page,
}) => {
  const field = page.getByRole('combobox', { name: 'Пошук' });
  const dock = page.getByRole('navigation', { name: 'Швидкі переходи' }).getByRole('link', { name: 'Пошук' });
  await page.goto('/search?q=freedom');
  await page.locator('html[data-ready]').waitFor();
  await expect(field).not.toBeFocused();
  for (const from of ['/search?q=freedom', '/search', '/contact']) {
    await page.goto(from);
    await page.locator('html[data-ready]').waitFor();
    await dock.click();
    await page.waitForURL(/\/search#/);
    await expect(page.getByRole('heading', { level: 1, name: 'Пошук' })).toBeVisible();
    await expect(field, from).toBeFocused();
    await expect(field, from).toHaveValue('');
  }
});
