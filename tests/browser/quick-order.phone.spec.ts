import { orderFromMessage } from './quick-order';
import { expect, register, test } from './portal-test';

test('a pasted message is turned into cart lines on a phone', async ({ page }) => {
  await orderFromMessage(page);
});

test('a row of the quick order shows its total, and product and quantity are restored after Back and a reload', async ({
  page,
}) => {
  test.slow();
  await register(page);
  const row = page.locator('main ol li').first();
  await expect(async () => {
    await page.goto(`/quick-order?${new URLSearchParams({ message: 'еустома біла 40\nфрідом 60 - 100' }).toString()}`);
    await expect(row.getByRole('radio').nth(1)).toBeAttached({ timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
  await page.locator('html[data-ready]').waitFor();
  const [choice, box, bar] = [
    row.getByRole('radio').nth(1),
    row.locator('input[name=quantity]'),
    page.locator('#quick-order [role=status]'),
  ];
  await expect(bar).toContainText('1 рядок чекає вибору');
  await bar.getByRole('link').click();
  await expect(row.getByRole('radio').first()).toBeFocused();
  await expect(row.locator('input[type=radio]:checked')).toHaveCount(0);
  await expect(bar).toContainText(/1\s*позиція/);
  await row.locator('.choice label').nth(1).click();
  await expect(choice).toBeChecked();
  await expect(bar).not.toContainText('чека');
  await box.fill('7 шт');
  await expect(row).toContainText('Продаємо пачками по');
  await expect(bar).toContainText('1 рядок із помилкою');
  await row.getByRole('button', { name: 'Більше' }).click();
  await expect(row).toContainText(/1 пачка = \d+\sшт, .*грн/);
  await expect(bar).toContainText('2 позиції');
  const typed = await box.inputValue();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(`"${typed}"`);
  await row.getByRole('link', { name: /^Шукати/ }).click();
  await page.waitForURL(/search/);
  await page.goBack();
  await expect(choice).toBeChecked({ timeout: 30_000 });
  await expect(box).toHaveValue(typed);
  await expect(bar).toContainText('2 позиції');
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await expect(choice).toBeChecked({ timeout: 30_000 });
});

for (const [prefix, keys, message] of [
  ['', 'Control+Enter', 'фрідом 60 - 100'],
  ['/en', 'Meta+Enter', 'freedom 60 - 100'],
  ['/ru', 'Control+Enter', 'фридом 60 - 100'],
] as const)
  test(`${keys} in the message of ${prefix}/quick-order reads it, and Enter alone is a line break`, async ({
    page,
  }) => {
    await register(page);
    await page.goto(`${prefix}/quick-order`);
    await page.locator('html[data-ready]').waitFor();
    const field = page.locator('textarea[name=message]');
    await field.fill(message);
    await field.press('Enter');
    await expect(field).toHaveValue(`${message}\n`);
    await field.press(keys);
    await expect(page.locator('main ol li')).toContainText('Freedom, 60', { timeout: 20_000 });
  });
