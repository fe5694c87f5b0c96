import type { Page } from '@playwright/test';
import { expect, signIn, test } from './portal-test';

const boxes = (page: Page) => page.locator('main form input[name=quantity]');
const bar = (page: Page) => page.locator('main form p[role=status]');

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await page.goto('/restock?weeks=8');
  await page.locator('html[data-ready]').waitFor();
});

test('keys of the restock sheet go from box to box, change a quantity by one pack and restore it, and Ctrl+Enter adds the lines', async ({
  page,
}) => {
  const [first, second] = [boxes(page).first(), boxes(page).nth(1)];
  await first.focus();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(second).toBeFocused();
  for (const [key, quantity] of [
    ['+', '1'],
    ['+', '2'],
    ['-', '1'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(second).toHaveValue(quantity);
  }
  await expect(bar(page)).toContainText('2 позиції');
  await page.keyboard.press('Escape');
  await expect(second).toHaveValue('');
  await expect(bar(page)).toContainText('1 позиція');
  await page.keyboard.press('ArrowUp');
  await expect(first).toBeFocused();
  await expect(first).toHaveValue('2');
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await expect(page).toHaveURL(/\/restock/);
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/checkout/);
});

test('the button of a restock line takes what was bought last, and “Fill in all” fills the other lines without a page', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  const last = page.getByRole('button', { name: /^було \d+: / });
  const quantityOf = async (at: number) => /\d+/.exec(await last.nth(at).innerText())?.[0] ?? '';
  const boxOf = async (at: number) =>
    page.locator(`[id="quantity-${(await last.nth(at).getAttribute('value')) ?? ''}"]`);
  await last.first().click();
  await expect(await boxOf(0)).toHaveValue(await quantityOf(0));
  await expect(bar(page)).toContainText('1 позиція');
  await (await boxOf(1)).fill('77');
  await page.getByRole('button', { name: 'Заповнити все' }).click();
  await expect(await boxOf(2)).toHaveValue(await quantityOf(2));
  await expect(await boxOf(1)).toHaveValue('77');
  await expect(bar(page)).toContainText(/Понад ліміт на [\d\s]+,\d\d\sгрн/);
  expect(posts).toEqual([]);
});
