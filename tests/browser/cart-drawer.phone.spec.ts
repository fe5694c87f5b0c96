import type { Page } from '@playwright/test';
import { expect, register, test } from './portal-test';

/** A customer with two kinds of roses in the cart, which is open over their list. */
async function openCart(page: Page) {
  await register(page);
  await page.goto('/');
  await page.goto('/categories/roses?inStock=1');
  await page.locator('html[data-ready]').waitFor();
  for (const at of [0, 1]) await page.locator('article').filter({ hasText: /\d[\s,]\d{3} шт/ }).nth(at).locator('button[type=submit]').click();
  const pill = page.locator('nav').getByRole('link', { name: /^Кошик: 2 позиції/ });
  await expect(pill).not.toHaveAttribute('aria-busy', { timeout: 30_000 });
  await pill.click();
  const drawer = page.getByRole('dialog', { name: 'Кошик' });
  await expect(drawer.getByRole('button', { name: /^Прибрати/ })).toHaveCount(2);
  return { drawer, pill };
}

test('a step back closes the cart and leaves the page, and a closed cart leaves no step', async ({ page }) => {
  const { drawer, pill } = await openCart(page);
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(/\/categories\/roses/);
  await pill.click();
  await drawer.getByRole('link', { name: /^Оформити за [\d\s,]+ грн/ }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/categories\/roses/);
  await page.locator('html[data-ready]').waitFor();
  await pill.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('what is changed in the cart over a page stays there: quantity, refusal, removal and its undoing', async ({ page }) => {
  const { drawer } = await openCart(page);
  const link = drawer.getByRole('link', { name: /^Оформити за/ });
  const before = (await link.textContent()) ?? '';
  const change = drawer.getByRole('button', { name: 'Змінити' }).first();
  const box = drawer.getByRole('textbox').first();
  await box.fill('3');
  await change.click();
  await expect(drawer.getByText(/3 пачки =/)).toBeVisible({ timeout: 30_000 });
  await expect(change).toBeFocused();
  await expect(link).not.toHaveText(before);

  await box.fill('90000');
  await change.click();
  await expect(drawer.getByRole('button', { name: /^Взяти/ }).first()).toBeVisible({ timeout: 30_000 });
  for (const left of [1, 0]) {
    await drawer.getByRole('button', { name: /^Прибрати/ }).first().click();
    await expect(drawer.getByRole('button', { name: /^Прибрати/ })).toHaveCount(left, { timeout: 30_000 });
  }
  await drawer.getByRole('button', { name: 'Повернути' }).click();
  await expect(drawer.getByRole('button', { name: /^Прибрати/ })).toHaveCount(1, { timeout: 30_000 });
  await expect(page).toHaveURL(/\/categories\/roses/);
});
