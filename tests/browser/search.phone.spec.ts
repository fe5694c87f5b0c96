import AxeBuilder from '@axe-core/playwright';
import { findVariety } from './find-variety';
import { expect, registerByForm, test } from './portal-test';

test('search finds a variety written phonetically or on the wrong keyboard layout on a phone', async ({ page }) => {
  await findVariety(page);
});

test('the search link of the bottom navigation focuses the field of the page without another page, and results open without focus', async ({
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
    await expect(field, from).toBeFocused();
    await expect(page).toHaveURL(from);
  }
});

test('an empty search field offers the last searches, by keyboard too, until they are cleared or the customer signs out', async ({
  page,
}) => {
  await registerByForm(page);
  const field = page.getByRole('combobox', { name: 'Пошук' });
  const recent = page.getByRole('group', { name: 'Останні пошуки' });
  const open = async (path: string) => {
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor();
    await field.focus();
  };
  for (const text of ['фрідом', 'біла еустома']) {
    await page.goto(`/search?${new URLSearchParams({ q: text }).toString()}`);
    await page.locator('html[data-ready]').waitFor();
  }
  await open('/contact');
  await expect(recent.getByRole('option')).toHaveText(['біла еустома', 'фрідом']);
  const found = await new AxeBuilder({ page }).include('[role=search]').analyze();
  expect(found.violations).toEqual([]);
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: 'фрідом' }).toString()}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Пошук: фрідом' })).toBeVisible();
  await open('/contact');
  await expect(recent.getByRole('option').first()).toHaveText('фрідом');
  await page.getByRole('button', { name: 'Очистити' }).click();
  await expect(recent).toHaveCount(0);
  await page.goto('/search?q=freedom');
  await page.locator('html[data-ready]').waitFor();
  await open('/contact');
  await expect(recent).toBeVisible();
  await page.goto('/logout');
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/logout'));
  await open('/contact');
  await expect(field).toBeFocused();
  await expect(recent).toHaveCount(0);
});
