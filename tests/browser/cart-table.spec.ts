import type { Page } from '@playwright/test';
import { Customer } from '../support/customer';
import { startPortal, type RunningPortal } from '../support/start-portal';
import { waitForIndex } from '../support/wait-for-index';
import { expect, signIn, test } from './portal-test';

/** Width of an A4 sheet between its margins of 14 mm, CSS px. */
const A4_WIDTH = 688;
const headers = ['Сорт', 'Ростовка', 'Плантація', 'Пачки', 'Штук', 'Ціна, грн', 'Знижка', 'Сума, грн'];

let portal: RunningPortal;

// The matrix of the price list comes from the index.
test.beforeAll(async () => {
  test.setTimeout(150_000);
  portal = await startPortal({ LOG_LEVEL: 'warn' });
  await waitForIndex(new Customer(portal.url));
});

test.afterAll(async () => {
  await portal.stop();
});

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, undefined, portal.url);
  await fillCart(page);
});

const rows = (page: Page) => page.locator('#cart tbody[id]');

test('at 1280 px the cart is a table of rows of 36 px, a column for each fact, in the order of sections and names', async ({
  page,
}) => {
  await expect(page.getByRole('table', { name: 'Замовлення' }).getByRole('columnheader')).toHaveText(headers);
  expect(
    await rows(page).evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height))),
  ).toEqual(Array.from({ length: await rows(page).count() }, () => 36));
  const names = await rows(page).locator('a').allInnerTexts();
  expect(names).toEqual([...names].sort(new Intl.Collator('uk').compare));
  const [, length, , , pieces, price, discount, sum] = await rows(page).first().getByRole('cell').allInnerTexts();
  expect(length).toMatch(/^\d+\sсм$/);
  expect(toKopiykas(sum)).toBe(Number(pieces) * toKopiykas(price) - toKopiykas(discount));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});

test('at 1280 px what is wrong with a line and its remedy have a row of their own under it', async ({ page }) => {
  const line = rows(page).first();
  await line.getByRole('textbox').fill('99999');
  await line.getByRole('button', { name: 'Змінити' }).click();
  await expect(line.getByRole('row')).toHaveCount(2);
  await expect(line.getByRole('row').last()).toContainText('на складі');
  await expect(line.getByRole('textbox')).toHaveValue('99999');
  await line
    .getByRole('row')
    .last()
    .getByRole('button', { name: /^Взяти/ })
    .click();
  await expect(line.getByRole('row')).toHaveCount(1);
});

test('at 1280 px a quantity is changed by Enter, and a line removed by its button', async ({ page }) => {
  const line = rows(page).first();
  const before = Number(await line.getByRole('cell').nth(4).innerText());
  const box = line.getByRole('textbox');
  await box.fill(String(2 * Number(await box.inputValue())));
  await box.press('Enter');
  await expect(line.getByRole('cell').nth(4)).toHaveText(String(2 * before));
  const count = await rows(page).count();
  await line.getByRole('button', { name: /^Прибрати/ }).click();
  await expect(rows(page)).toHaveCount(count - 1);
});

test('the cart prints as a table on A4 with the shop and the hour, and without form or controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: A4_WIDTH, height: 970 });
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveText(headers);
  await expect(page.locator('main :is(button, fieldset, textarea):visible')).toHaveCount(0);
  await expect(page.getByText(/^Первоцвіт · \+380 44 500 11 22 · Кошик на /)).toBeVisible();
  await expect(page.getByText('Разом')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(A4_WIDTH);
});

function toKopiykas(text = ''): number {
  return Math.abs(Math.round(Number(text.replace(/\s/g, '').replace('−', '-').replace(',', '.')) * 100));
}

/** Six lines of one section whose stock tests do not exhaust. */
async function fillCart(page: Page): Promise<void> {
  await page.goto(`${portal.url}/categories/roses?view=list&inStock=1`);
  const plenty = page.locator('.matrix td').filter({ hasText: /\d\s\d{3} шт/ });
  const ids = await plenty
    .locator('[id^=quantity-]')
    .evaluateAll((all) => all.map((box) => box.id.replace('quantity-', '')));
  const wanted = ids.slice(0, 6).map((id) => `${id}.100`);
  await page.goto(`${portal.url}/cart-link?l=1_${wanted.join('_')}`);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(/\/checkout/);
  await page.locator('html[data-ready]').waitFor();
}
