import { bar, boxes, LINES, openReadyList, packsOf, signInBuyer } from './list';
import { expect, signIn, test } from './portal-test';

test('keys of the list go from box to box as in a spreadsheet and restore a box, and Ctrl+Enter adds the lines', async ({
  page,
  baseURL,
}) => {
  await openReadyList(page, baseURL);
  const [norms, lefts, quantities] = [boxes(page, 'norm'), boxes(page, 'left'), boxes(page, 'quantity')];
  const [first = 0, second = 0] = await packsOf(page);
  await lefts.first().focus();
  await page.keyboard.type('0');
  await expect(quantities.first()).toHaveValue(String(2 * first));
  await expect(bar(page)).toContainText('1 позиція');
  await page.keyboard.press('Enter');
  await expect(lefts.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(quantities.nth(1)).toBeFocused();
  await page.keyboard.type(String(5 * second));
  await expect(bar(page)).toContainText('2 позиції');
  await page.keyboard.press('Escape');
  await expect(quantities.nth(1)).toHaveValue('');
  await expect(bar(page)).toContainText('1 позиція');
  await page.keyboard.press('ArrowUp');
  await expect(quantities.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(norms.nth(1)).toBeFocused();
  await page.keyboard.type(String(3 * second));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(String(second));
  await expect(quantities.nth(1)).toHaveValue(String(2 * second));
  await expect(page).toHaveURL(/\/list/);
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/checkout/);
  await expect(page.locator('#cart input[name=quantity]')).toHaveCount(2);
});

test('the whole list is counted and added by figures and Enter alone', async ({ page, baseURL }) => {
  await openReadyList(page, baseURL);
  const lefts = boxes(page, 'left');
  await lefts.first().focus();
  for (let line = 0; line < LINES; line += 1) {
    if (line > 0) await page.keyboard.press('Enter');
    await expect(lefts.nth(line)).toBeFocused();
    await page.keyboard.type('0');
  }
  await expect(bar(page)).toContainText(`${String(LINES)} позицій`);
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/checkout/);
  await expect(page.locator('#cart input[name=quantity]')).toHaveCount(LINES);
});

test('“By norm” fills the lines that were not counted without a page, and leaves the others as they are', async ({
  page,
  baseURL,
}) => {
  await openReadyList(page, baseURL);
  const [lefts, quantities] = [boxes(page, 'left'), boxes(page, 'quantity')];
  const packs = await packsOf(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await lefts.first().fill('9999');
  await quantities.nth(1).fill('77');
  await page.getByRole('button', { name: 'За нормою' }).click();
  await expect(quantities.nth(0)).toHaveValue('');
  await expect(quantities.nth(1)).toHaveValue('77');
  for (let line = 2; line < LINES; line += 1)
    await expect(quantities.nth(line)).toHaveValue(String(2 * (packs[line] ?? 0)));
  await expect(lefts.nth(2)).toHaveValue('');
  await expect(bar(page)).toContainText(/позицій/);
  expect(posts).toEqual([]);
});

test('norms of the list are saved for every day, and what is chosen is saved as a list by Enter in its name', async ({
  page,
  baseURL,
}) => {
  await openReadyList(page, baseURL);
  const [norms, quantities] = [boxes(page, 'norm'), boxes(page, 'quantity')];
  const [first = 0, second = 0, third = 0] = await packsOf(page);
  const name = await page.locator('.sheet > li h2').nth(1).innerText();
  const summary = page.getByText('Зберегти норми чи список');
  await norms.first().fill(String(7 * first));
  await summary.click();
  await page.getByRole('button', { name: 'Зберегти норми' }).click();
  await expect(page.getByText('Норми збережено.')).toBeVisible();
  await page.goto('/list');
  await page.locator('html[data-ready]').waitFor();
  await expect(norms.first()).toHaveValue(String(7 * first));
  await quantities.nth(1).fill(String(second));
  await quantities.nth(2).fill(String(3 * third));
  await summary.click();
  await page.getByLabel('Назва списку').fill('Вітрина');
  await page.getByLabel('Назва списку').press('Enter');
  await page.getByRole('link', { name: 'Відкрити список' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вітрина');
  await expect(page.locator('.sheet > li')).toHaveCount(2);
  await expect(page.locator('.sheet > li').first()).toContainText(name);
  await expect(quantities.first()).toHaveValue(String(second));
  await expect(quantities.last()).toHaveValue(String(3 * third));

  await page.getByText('Змінити список').click();
  await page.locator('[name=position]').last().fill('1');
  await page.getByRole('button', { name: 'Переставити' }).click();
  await expect(page.locator('.sheet > li').last()).toContainText(name);
  if (!(await page.getByLabel('Назва списку').isVisible())) await page.getByText('Змінити список').click();
  await page.getByLabel('Назва списку').fill('Весілля');
  await page.getByRole('button', { name: 'Перейменувати' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Весілля');
  if (!(await page.getByLabel('Назва списку').isVisible())) await page.getByText('Змінити список').click();
  await page.getByRole('button', { name: 'Видалити «Весілля»' }).click();
  await expect(page.getByText('Збережених списків ще немає')).toBeVisible();
});

test('an order is saved as a list on its own page, and the list opens with its quantities', async ({
  page,
  baseURL,
}) => {
  await signInBuyer(page, baseURL);
  await page.goto('/orders');
  await page.goto((await page.locator('main li a[href*="?id="]').first().getAttribute('href')) ?? '');
  await page.locator('html[data-ready]').waitFor();
  await page.locator('main summary', { hasText: 'Зберегти як список' }).click();
  await page.getByLabel('Назва списку').fill('Весілля');
  await page.getByRole('button', { name: 'Зберегти як список' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Весілля');
  await expect(boxes(page, 'quantity')).toHaveCount(LINES);
  const packs = await packsOf(page);
  for (const [line, pack] of packs.entries())
    await expect(boxes(page, 'quantity').nth(line)).toHaveValue(String(2 * pack));
});

test('the workshop of home opens by one press to the event, the selling prices and the price tags', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Майстерня' }).getByRole('link');
  await expect(links).toHaveCount(0);
  await page.locator('main summary', { hasText: 'Майстерня' }).click();
  await expect(links).toHaveText(['Калькулятор події', 'Ціни продажу', 'Цінники']);
  await links.first().click();
  await expect(page).toHaveURL(/\/event$/);
});
