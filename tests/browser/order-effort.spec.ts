import { devices, type Locator, type Page } from '@playwright/test';
import { Effort } from './effort';
import { boxes, LINES, openReadyList } from './list';
import { expect, register, signIn, test } from './portal-test';

/** Height of a phone's screen, px. */
const SCREEN = 844;

interface Article {
  /** Its section, under the one above. */
  readonly category: readonly string[];
  readonly name: string;
  /** cm */
  readonly length: number;
}

/** What a florist has on the list in the morning. */
const articles: readonly Article[] = [
  { category: ['Троянди'], name: 'Black Baccara', length: 50 },
  { category: ['Троянди'], name: 'Explorer', length: 90 },
  { category: ['Троянди'], name: 'Freedom', length: 60 },
  { category: ['Троянди'], name: 'Playa Blanca', length: 60 },
  { category: ['Троянди'], name: 'Red Naomi', length: 60 },
  { category: ['Троянди'], name: 'Vendela', length: 60 },
  { category: ['Троянди'], name: 'Bombastic', length: 40 },
  { category: ['Квіти', 'Тюльпани та цибулинні'], name: 'Strong Gold', length: 40 },
  { category: ['Квіти', 'Хризантеми та гербери'], name: 'Siberia', length: 60 },
  { category: ['Квіти', 'Гвоздики та еустоми'], name: 'Alissa Blue', length: 55 },
  { category: ['Квіти', 'Гортензії та наповнювачі'], name: 'Xlence', length: 70 },
  { category: ['Зелень і сухоцвіти'], name: 'Baby Blue', length: 60 },
];

test.describe('on a phone', () => {
  const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ userAgent, deviceScaleFactor, isMobile, hasTouch, viewport: { width: 390, height: SCREEN } });

  test('all roses are seen from the first to the last with at most 12,000 px of scrolling', async ({ page }) => {
    await signIn(page);
    await page.goto('/categories/roses');
    let scrolled = 0;
    let seen = 0;
    for (;;) {
      await page.locator('html[data-ready]').waitFor();
      const next = page.locator('main a[rel=next]');
      const last = (await next.count()) > 0 ? next.first() : page.locator('main article').last();
      scrolled += Math.max(0, (await endOf(last)) - SCREEN);
      seen += await page.locator('main article').count();
      if ((await next.count()) === 0) break;
      await page.goto((await next.first().getAttribute('href')) ?? '');
    }
    expect(seen).toBeGreaterThan(35);
    test.info().annotations.push({ type: 'px', description: String(Math.round(scrolled)) });
    expect(Math.round(scrolled), `${String(seen)} varieties`).toBeLessThanOrEqual(12_000);
  });

  test('twelve given articles are in the cart after at most 40 taps from home, by browsing', async ({ page }) => {
    test.slow();
    await register(page);
    await page.goto('/');
    await page.locator('html[data-ready]').waitFor();
    const effort = new Effort(page);
    let open = '';
    for (const { category, name, length } of articles) {
      if (category.at(-1) !== open) await openCategory(page, effort, category);
      open = category.at(-1) ?? '';
      const card = await findCard(page, effort, name);
      const lengths = card.locator(`label:has([type=radio]:enabled[aria-label^="${String(length)}"])`).first();
      if ((await lengths.count()) > 0 && !(await lengths.locator('input').isChecked())) await effort.tap(lengths);
      const add = card.getByRole('button', { name: new RegExp(`^Додати: .*${String(length)}\\sсм`) });
      await effort.tap(add);
      await expect(card.getByRole('button', { name: /^Змінити/ })).toBeVisible();
    }
    await expectInCart(page);
    test.info().annotations.push({ type: 'taps', description: String(effort.taps) });
    expect(effort.taps).toBeLessThanOrEqual(40);
  });

  for (const path of ['/list?from=weeks', '/list?from=weeks&weeks=8'])
    test(`twelve lines of ${path} are within 2,500 px from the top of the page`, async ({ page }) => {
      await signIn(page);
      await page.goto(path);
      await page.locator('html[data-ready]').waitFor();
      const end = Math.round(await endOf(page.locator('.sheet > li').nth(11)));
      test.info().annotations.push({ type: 'px', description: String(end) });
      expect(end).toBeLessThanOrEqual(2_500);
    });

  test('twelve lines of the list are counted and added after at most 26 taps and keys, the digits among them', async ({
    page,
    baseURL,
  }) => {
    test.slow();
    await openReadyList(page, baseURL);
    const lefts = boxes(page, 'left');
    const effort = new Effort(page);
    await effort.tap(lefts.first());
    for (let line = 0; line < LINES; line += 1) {
      if (line > 0) await effort.press('Enter');
      await expect(lefts.nth(line)).toBeFocused();
      await effort.press(String(line % 4));
    }
    await effort.tap(page.getByRole('button', { name: 'Додати вибране: 12' }));
    await expect(page).toHaveURL(/\/checkout/);
    await expect(page.locator('#cart input[name=quantity]')).toHaveCount(LINES);
    test.info().annotations.push({ type: 'taps', description: String(effort.taps + effort.keys) });
    expect(effort.taps + effort.keys).toBeLessThanOrEqual(26);
  });

  test('twelve given articles typed into the search with their quantities are in the cart after at most 24 taps, on one page', async ({
    page,
  }) => {
    test.slow();
    await register(page);
    await page.goto('/contact');
    const field = page.getByRole('combobox', { name: 'Пошук' });
    await expect(async () => {
      await page.goto('/contact');
      await page.locator('html[data-ready]').waitFor();
      await field.fill('freedom 60 4 пачки');
      await expect(page.getByRole('option').first()).toContainText('Додати', { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await page.goto('/contact');
    await page.locator('html[data-ready]').waitFor();
    const pages: string[] = [];
    page.on('framenavigated', (frame) => pages.push(frame.url()));
    const effort = new Effort(page);
    await effort.tap(field);
    for (const { name, length } of articles) {
      await effort.type(`${name} ${String(length)} 2 пачки`);
      await expect(page.getByRole('option').first()).toContainText('Додати');
      await expect(page.getByRole('option').first()).toContainText(name);
      await effort.press('Enter');
      await expect(field).toHaveValue('');
      await expect(field).toBeFocused();
    }
    expect(pages).toEqual([]);
    await expectInCart(page);
    test.info().annotations.push({ type: 'taps', description: String(effort.taps + effort.keys) });
    expect(effort.taps + effort.keys).toBeLessThanOrEqual(24);
  });
});

test('60 lines are typed into the price list and added by keyboard alone with at most two keys a line besides the digits', async ({
  page,
}) => {
  test.slow();
  await register(page);
  await page.goto('/categories/roses?view=list&inStock=1');
  await page.locator('html[data-ready]').waitFor();
  const boxes = page.locator('#price-list td input[name=quantity]');
  const lines = 60;
  expect(await boxes.count()).toBeGreaterThanOrEqual(lines);
  await boxes.first().focus();
  const effort = new Effort(page);
  for (let line = 0; line < lines; line += 1) {
    if (line > 0) await goTo(effort, boxes.nth(line));
    await effort.type('1');
  }
  await expect(page.locator('#price-list p[role=status]')).toContainText('60 позицій');
  await effort.press('Control+Enter');
  await expect(page.locator('#price-list p[role=status]')).not.toContainText('60 позицій');
  await page.goto('/checkout');
  await expect(page.locator('#cart tbody input[name=quantity]')).toHaveCount(lines);
  test.info().annotations.push({ type: 'keys', description: String(effort.keys) });
  expect(effort.keys / lines).toBeLessThanOrEqual(2);
});

test('every line of the list of eight weeks is counted by keyboard alone with at most two keys a line besides the digits', async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  await page.goto('/list?from=weeks&weeks=8');
  await page.locator('html[data-ready]').waitFor();
  const lefts = boxes(page, 'left');
  const lines = await lefts.count();
  expect(lines).toBeGreaterThanOrEqual(50);
  await lefts.first().focus();
  const effort = new Effort(page);
  for (let line = 0; line < lines; line += 1) {
    if (line > 0) await effort.press('Enter');
    await effort.type('0');
  }
  await expect(lefts.last()).toBeFocused();
  for (const box of await lefts.all()) await expect(box).toHaveValue('0');
  await expect(page.locator('main form p[role=status]')).toContainText(/ліміт/i);
  test.info().annotations.push({ type: 'keys', description: String(effort.keys) });
  expect((effort.keys + 2) / lines).toBeLessThanOrEqual(2);
});

/** The bottom edge of an element from the top of the page, px. */
async function endOf(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getBoundingClientRect().bottom + scrollY);
}

/** By a link of the open page: a tile of home or a section beside the open one; else from the whole catalogue, through the section above. */
async function openCategory(page: Page, effort: Effort, names: readonly string[]): Promise<void> {
  const link = (name = '') =>
    page
      .locator('main')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .filter({ visible: true });
  const reach = async (name = '') => {
    await effort.tap(link(name).first());
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  const last = names.at(-1);
  if ((await link(last).count()) > 0) return reach(last);
  await effort.tap(page.getByRole('navigation', { name: 'Швидкі переходи' }).getByRole('link', { name: 'Каталог' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible();
  for (const name of names) await reach(name);
}

/** The card of a variety of first grade, on this page of the list or on the next. */
async function findCard(page: Page, effort: Effort, name: string): Promise<Locator> {
  const card = page
    .locator('main article')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}(,|$)`) }) })
    .filter({ hasNotText: 'Друга категорія' });
  if ((await card.count()) === 0) {
    await effort.tap(page.locator('main a[rel=next]').first());
    await expect(card.first()).toBeVisible();
  }
  return card.first();
}

async function expectInCart(page: Page): Promise<void> {
  // A page that is left takes an unanswered addition with it.
  const cart = page.locator('a[href$="/checkout"]:visible').first();
  await expect(cart).toHaveAccessibleName(new RegExp(`(?<!\\d)${String(articles.length)}\\sпозиц`));
  await expect(cart).not.toHaveAttribute('aria-busy');
  await page.goto('/checkout');
  await expect(page.locator('#cart tbody input[name=quantity]')).toHaveCount(articles.length);
}

/** Presses Tab until an element has the focus. */
async function goTo(effort: Effort, target: Locator): Promise<void> {
  for (let key = 0; key < 200; key += 1) {
    await effort.press('Tab');
    if (await target.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error('the focus did not come there');
}
