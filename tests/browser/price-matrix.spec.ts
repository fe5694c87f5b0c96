import type { Locator, Page } from '@playwright/test';
import { expect, register, test } from './portal-test';

interface Place {
  readonly id: string;
  readonly left: number;
  readonly top: number;
}

const boxes = (page: Page) => page.locator('#price-list input[name=quantity]');
const boxAt = (page: Page, place: Place) => page.locator(`#${place.id}`);
const sum = (page: Page) => page.locator('#price-list [role=status]');
/** The row under the box that has the focus. */
const focusedRow = (page: Page) => page.locator('.matrix-focused');

test.beforeEach(async ({ page }) => {
  await register(page);
  await page.goto('/categories/roses?view=list&inStock=1');
  await page.locator('html[data-ready]').waitFor();
});

test('arrows lead from box to box of the price list in all four directions and change no quantity', async ({
  page,
}) => {
  const { start, right, below } = await findNeighbours(page);
  await boxAt(page, start).fill('2');
  for (const [key, to] of [
    ['ArrowRight', right],
    ['ArrowLeft', start],
    ['ArrowDown', below],
    ['ArrowUp', start],
  ] as const) {
    await page.keyboard.press(key);
    await expect(boxAt(page, to), key).toBeFocused();
  }
  await expect(boxAt(page, start)).toHaveValue('2');
  for (const other of [right, below]) await expect(boxAt(page, other)).toHaveValue('');
});

test('an arrow that leads out of the price list leaves the focus where it is', async ({ page }) => {
  const places = await placesOf(page);
  const [first] = places;
  const last = places.at(-1);
  if (!first || !last) throw new Error('the price list has no box');
  await boxAt(page, first).focus();
  for (const key of ['ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(boxAt(page, first)).toBeFocused();
  await boxAt(page, last).focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(boxAt(page, last)).toBeFocused();
});

test('Enter in the price list moves to the input below and does not submit the form', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  const { start, below } = await findNeighbours(page);
  await boxAt(page, start).fill('2');
  await page.keyboard.press('Enter');
  await expect(boxAt(page, below)).toBeFocused();
  await page.keyboard.type('3');
  await expect(boxAt(page, start)).toHaveValue('2');
  await expect(boxAt(page, below)).toHaveValue('3');
  await expect(sum(page)).toContainText('2 позиції');
  expect(posts).toEqual([]);
});

test('digits typed in a box of the price list that an arrow led to replace what stood there', async ({ page }) => {
  const { start, right } = await findNeighbours(page);
  await boxAt(page, right).fill('15');
  await boxAt(page, start).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('4');
  await expect(boxAt(page, right)).toHaveValue('4');
});

test('Escape in the price list restores what stood in the box when it took the focus, and its total', async ({
  page,
}) => {
  const { start, right } = await findNeighbours(page);
  await boxAt(page, start).fill('1');
  await page.keyboard.press('ArrowRight');
  await expect(boxAt(page, right)).toBeFocused();
  await expect(sum(page)).toContainText('1 позицію');
  const one = (await sum(page).textContent()) ?? '';
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('77');
  await expect(boxAt(page, start)).toHaveValue('77');
  await expect(sum(page)).not.toHaveText(one);
  await page.keyboard.press('Escape');
  await expect(boxAt(page, start)).toHaveValue('1');
  await expect(boxAt(page, start)).toBeFocused();
  await expect(sum(page)).toHaveText(one);
});

test('length, pack, stock and total of the focused box stand in the row under it', async ({ page }) => {
  const { start, right, below } = await findNeighbours(page);
  await expect(focusedRow(page)).toHaveCount(0);
  for (const place of [start, right, below]) {
    const box = boxAt(page, place);
    await box.focus();
    const length = /(\d+)\sсм/.exec((await box.getAttribute('aria-label')) ?? '')?.[1] ?? '';
    await expect(focusedRow(page)).toHaveText(new RegExp(`^${length}\\sсм\\s*пачка \\d+\\sшт\\s*[\\d\\s]+\\sшт`), {
      useInnerText: true,
    });
    await expectRightUnder(focusedRow(page), box);
  }
  await page.keyboard.type('2');
  await expect(focusedRow(page)).toHaveText(/2\sпачки = [\d\s]+\sшт, [\d\s]+,\d\d\sгрн/);
  await page.locator('main h1').click();
  await page.getByRole('combobox', { name: 'Пошук' }).focus();
  await expect(boxAt(page, below)).toHaveValue('2');
});

/** In the order in which the boxes are read. */
async function placesOf(page: Page): Promise<Place[]> {
  return boxes(page).evaluateAll((all) =>
    all.map((box) => {
      const { left, top } = box.getBoundingClientRect();
      return { id: box.id, left: Math.round(left), top: Math.round(top) };
    }),
  );
}

/** A box with those that are seen right of it and below it. */
async function findNeighbours(page: Page): Promise<{ start: Place; right: Place; below: Place }> {
  const places = await placesOf(page);
  for (const start of places) {
    const [right] = places.filter(({ top, left }) => top === start.top && left > start.left).sort(byPlace);
    const [below] = places.filter(({ top, left }) => left === start.left && top > start.top).sort(byPlace);
    if (right && below) return { start, right, below };
  }
  throw new Error('no box has both neighbours');
}

function byPlace(one: Place, other: Place): number {
  return one.left - other.left || one.top - other.top;
}

/** The row begins within one row's height below the box. */
async function expectRightUnder(row: Locator, box: Locator): Promise<void> {
  const [under, over] = [await row.boundingBox(), await box.boundingBox()];
  const distance = (under?.y ?? 0) - (over?.y ?? 0) - (over?.height ?? 0);
  expect(distance).toBeGreaterThanOrEqual(0);
  expect(distance).toBeLessThan(24);
}

test('with selling prices on, the row under the focused box says what the length sells at, and no cell does', async ({
  page,
}) => {
  await page.goto('/retail');
  await page.locator('main input[name=markup]').fill('100');
  await page.getByRole('button', { name: 'Зберегти й увімкнути' }).click();
  await expect(page.getByRole('button', { name: 'Вимкнути' })).toBeVisible();
  await page.goto('/categories/roses?view=list&inStock=1');
  await page.locator('html[data-ready]').waitFor();
  await boxes(page).first().focus();
  await expect(focusedRow(page)).toContainText('у продаж');
  await expect(page.locator('.matrix-price').getByText('у продаж').filter({ visible: true })).toHaveCount(0);
});

test('each length of a price list says to a visitor what is in stock', async ({ browser, baseURL }) => {
  const visitor = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...(baseURL && { baseURL }) });
  for (const [prefix, stock] of [
    ['', /\d\sшт|Немає/],
    ['/en', /\d\spcs?|stock/],
    ['/ru', /\d\sшт|Нет/],
  ] as const) {
    await visitor.goto(`${prefix}/categories/roses?view=list`);
    await visitor.locator('html[data-ready]').waitFor();
    const cells = await visitor
      .locator('.matrix-lot')
      .evaluateAll((lots: HTMLElement[]) => lots.map((lot) => lot.innerText));
    expect(cells.length).toBeGreaterThan(20);
    expect(cells.filter((cell) => !stock.test(cell))).toEqual([]);
  }
  await visitor.close();
});
