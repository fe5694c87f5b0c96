import { findVariety } from './find-variety';
import { expect, test } from './portal-test';

test('search finds a variety written phonetically or on the wrong keyboard layout without JavaScript', async ({
  page,
}) => {
  await findVariety(page);
});

test('the search link of the bottom navigation opens the page with the field focused without JavaScript', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await page.getByRole('navigation', { name: 'Швидкі переходи' }).getByRole('link', { name: 'Пошук' }).click();
  await expect(page.getByRole('searchbox', { name: 'Пошук' })).toBeFocused();
});
