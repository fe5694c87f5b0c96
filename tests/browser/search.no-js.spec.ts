import { findVariety } from './find-variety';
import { expect, test } from './portal-test';

test('a variety written as it sounds, or on the wrong keyboard, is found', async ({ page }) => {
  await findVariety(page);
});

test('the search of the dock opens with its field focused', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await page.getByRole('navigation', { name: 'Швидкі переходи' }).getByRole('link', { name: 'Пошук' }).click();
  await expect(page.getByRole('searchbox', { name: 'Пошук' })).toBeFocused();
});
