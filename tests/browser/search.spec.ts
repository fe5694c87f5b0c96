import { expect, test } from './portal-test';

test('search suggestions open while typing, are chosen by keyboard and close with Escape', async ({ page }) => {
  await page.goto('/en');
  const field = page.getByRole('combobox', { name: 'Search' });
  const options = page.getByRole('option');
  await expect(async () => {
    await field.fill('');
    await field.pressSequentially('плая');
    await expect(options.first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
  await field.press('Escape');
  await expect(options.first()).toBeHidden();
  await field.press('b');
  await field.press('Backspace');
  await expect(options.first()).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/en\/search\?q=Playa(\+|%20)Blanca$/);
  await expect(page.getByRole('heading', { name: 'Playa Blanca' }).first()).toBeVisible();
});
