import type { Locator, Page } from '@playwright/test';
import { cardOf, chosenProduct, expect, plentiful, register, test } from './portal-test';

/** Adds a product with a large stock and returns the toast. */
async function addRoses(page: Page): Promise<Locator> {
  await plentiful(page).first().locator('button[type=submit]').click();
  const toast = toasts(page);
  await expect(toast).toHaveCount(1);
  return toast;
}

const toasts = (page: Page) => page.getByRole('region', { name: 'Сповіщення (F8)' }).getByRole('listitem');
const nameOf = (card: Locator) => card.getByRole('heading').innerText();

test.beforeEach(async ({ page }) => {
  await register(page);
  await page.goto('/categories/roses?inStock=1');
  await page.locator('html[data-ready]').waitFor();
  await page.clock.install();
});

test('a toast closes by itself after four seconds', async ({ page }) => {
  const toast = await addRoses(page);
  await expect(toast).toContainText('Додано');
  await page.clock.runFor(2_000);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(3_000);
  await expect(toast).toHaveCount(0);
});

test('a toast stays open while the pointer is over it and closes after it leaves', async ({ page }) => {
  const toast = await addRoses(page);
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toHaveCount(1);
  await page.mouse.move(1, 1);
  await page.clock.runFor(5_000);
  await expect(toast).toHaveCount(0);
});

test('F8 focuses the notification region before any toast was shown', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Сповіщення (F8)' })).toBeFocused();
});

test('F8 focuses the toast, which stays open until Escape closes it', async ({ page }) => {
  const toast = await addRoses(page);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Сповіщення (F8)' }).locator(':focus')).toHaveCount(1);
  await page.clock.runFor(20_000);
  await expect(toast).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
});

test('a new toast replaces the last one', async ({ page }) => {
  // Known by their products: what is added changes which varieties are plentiful.
  const ids = [await chosenProduct(plentiful(page).nth(0)), await chosenProduct(plentiful(page).nth(1))];
  const [one, other] = [await cardOf(page, ids[0] ?? ''), await cardOf(page, ids[1] ?? '')];
  const [first, second] = [await nameOf(one), await nameOf(other)];
  await one.locator('button[type=submit]').click();
  const toast = toasts(page);
  await expect(toast).toContainText(first);
  // Messages of one second are shown together.
  await page.clock.runFor(1_100);
  await other.locator('button[type=submit]').click();
  // One look at all of them: between two, four seconds may pass on a slow machine.
  const named = async () =>
    (await toast.allInnerTexts()).map((text) => [first, second].filter((name) => text.includes(name)));
  await expect.poll(named).toEqual([[second]]);
});

test('a swipe of 60 px closes a toast, and one of 14 px does not', async ({ page }) => {
  const toast = await addRoses(page);
  await swipe(page, toast, 14);
  await expect(toast).toHaveCount(1);
  await swipe(page, toast, 60);
  await expect(toast).toHaveCount(0);
});

async function swipe(page: Page, toast: Locator, distance: number): Promise<void> {
  const box = await toast.boundingBox();
  if (!box) throw new Error('the toast is not on the page');
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y);
  await page.mouse.move(x + distance, y);
  await page.mouse.up();
}

test('the undo button of a toast pressed twice before the response adds the line once', async ({ page }) => {
  await addRoses(page);
  await page.goto('/checkout');
  await page.locator('html[data-ready]').waitFor();
  await page.locator('#cart form:has([value=remove]) button').click();
  const undo = page.getByRole('region', { name: 'Сповіщення (F8)' }).getByRole('button', { name: 'Повернути' });
  await undo.hover();
  const additions: string[] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.data(\?|$)/, async (route) => {
    if (route.request().postData()?.includes('addAgain')) additions.push(route.request().url());
    await held;
    await route.continue();
  });
  await undo.click();
  await expect.poll(() => additions.length).toBe(1);
  await undo.dispatchEvent('click');
  release();
  await expect(page.locator('#cart form:has([value=remove])')).toHaveCount(1);
  expect(additions).toHaveLength(1);
});
