import { expect, register, test } from './portal-test';

test.slow();

test('a bare 50 in a box of packs of 25 is asked about on a phone, and one press takes the 50 stems', async ({
  page,
}) => {
  await register(page);
  const box = page.locator('#line-0');
  await expect(async () => {
    await page.goto(`/quick-order?${new URLSearchParams({ message: 'фрідом 60 - 100' }).toString()}`);
    await expect(box).toHaveValue('4', { timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
  await page.locator('html[data-ready]').waitFor();
  await box.fill('50');
  await expect(page.locator('#line-0-note')).toHaveText(/50\sпачок = 1\s250\sшт; 50\sшт = 2\sпачки/);
  await page.getByRole('button', { name: /^Додати вибране/ }).click();
  await expect(box).toHaveValue('50');
  await page.getByRole('button', { name: /^Взяти 50\sшт = 2\sпачки/ }).click();
  await page.waitForURL(/\/checkout/);
  await expect(page.locator('#cart li')).toContainText(/2\sпачки = 50\sшт/);
});

test('a quantity typed with its unit says what it comes to, and steps by whole packs', async ({ page }) => {
  await register(page);
  await page.goto('/categories/roses?view=list&inStock=1');
  await page.locator('html[data-ready]').waitFor();
  const box = page.locator('#price-list input[name=quantity]').first();
  await box.fill('2п');
  await expect(page.locator('#price-list [role=status]')).toContainText(/1 позиці/);
  const sum = (await page.locator('#price-list [role=status]').textContent()) ?? '';
  const pieces = /:\s([\d\s]+)\sшт/.exec(sum)?.[1] ?? '';
  await box.fill(`${pieces} шт`);
  await expect(page.locator('#price-list [role=status]')).toHaveText(sum);
  await box.press('ArrowUp');
  await expect(box).toHaveValue(`${(Number(pieces) / 2) * 3} шт`);
});
