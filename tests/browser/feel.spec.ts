import type { Page } from '@playwright/test';
import { expect, plentiful, register, test } from './portal-test';

/** The header's cart: the link with the total. */
const pill = (page: Page) => page.locator('header a[href$="/checkout"]');

/** Holds back what the page asks the portal for, from now on, until it is let go. */
async function holdAnswers(page: Page, method: 'GET' | 'POST'): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.data(\?|$)/, async (route) => {
    if (route.request().method() === method) await held;
    await route.fallback();
  });
  return release;
}

async function openRoses(page: Page, query = '?inStock=1'): Promise<void> {
  await page.goto(`/categories/roses${query}`);
  await page.locator('html[data-ready]').waitFor();
}

test('the cart shows at once what is on its way, and says that it is', async ({ page }) => {
  await register(page);
  await openRoses(page);
  const release = await holdAnswers(page, 'POST');
  const card = plentiful(page).first();
  await card.locator('input[name=quantity]').fill('2');
  await card.locator('button[type=submit]').click();
  await expect(pill(page)).toHaveAttribute('aria-busy', 'true');
  await expect(card.locator('button[type=submit]')).toHaveAttribute('aria-disabled', 'true');
  const expected = (await pill(page).textContent()) ?? '';
  expect(expected).toMatch(/\d,\d\d\sгрн/);
  await expect(page.getByText('Додано')).toHaveCount(0);
  release();
  await expect(page.getByText('Додано').first()).toBeVisible({ timeout: 30_000 });
  await expect(pill(page)).not.toHaveAttribute('aria-busy');
  await expect(pill(page)).toHaveText(expected);
});

test('the button of a price list waits for its own form alone, not for a search or another page of the list', async ({
  page,
}) => {
  await register(page);
  await page.goto('/catalog?inStock=1&view=list');
  await page.locator('html[data-ready]').waitFor();
  const add = page.locator('form#price-list button[type=submit]').last();
  const find = page.locator('header form[role=search]');
  const [letGo, turn] = [await holdAnswers(page, 'GET'), await holdAnswers(page, 'POST')];
  await find.locator('input[name=q]').fill('freedom');
  await find.locator('button[type=submit]').click();
  await expect(page.locator('.animate-wait')).toBeAttached();
  await expect(add).not.toHaveAttribute('aria-disabled');
  await page.locator('button[name=turnTo][value="2"]').last().click();
  await expect(add).not.toHaveAttribute('aria-disabled');
  await add.click();
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  turn();
  letGo();
});

test('a cart that is opened meanwhile stays open and shows what has come', async ({ page }) => {
  await register(page);
  await openRoses(page);
  const release = await holdAnswers(page, 'POST');
  await plentiful(page).first().locator('button[type=submit]').click();
  await pill(page).click();
  const drawer = page.getByRole('dialog', { name: 'Кошик' });
  await expect(drawer).toContainText('0 позицій');
  release();
  await expect(drawer.getByRole('listitem')).toHaveCount(1, { timeout: 30_000 });
});

test('what is refused is taken back', async ({ page }) => {
  await register(page);
  await openRoses(page);
  const before = (await pill(page).textContent()) ?? '';
  const release = await holdAnswers(page, 'POST');
  const card = plentiful(page).first();
  await card.locator('input[name=quantity]').fill('90000');
  await card.locator('button[type=submit]').click();
  await expect(pill(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(card).toContainText('Ви намагаєтеся купити', { timeout: 30_000 });
  await expect(pill(page)).not.toHaveAttribute('aria-busy');
  await expect(pill(page)).toHaveText(before);
});

test('a line tells of a page that is long on its way, not of a quick one', async ({ page }) => {
  await openRoses(page);
  const line = page.locator('.animate-wait');
  const release = await holdAnswers(page, 'GET');
  await page.locator('article h2 a').first().click();
  await expect(line).toHaveCount(1);
  expect(await line.evaluate((element) => getComputedStyle(element).animationDelay)).toBe('0.3s');
  await expect.poll(() => line.evaluate((element) => Number(getComputedStyle(element).opacity))).toBe(1);
  release();
  await page.waitForURL(/\/product\//);
  await expect(line).toHaveCount(0);
});

test('back finds the list as it was left: its filters and its place', async ({ page }) => {
  await openRoses(page, '');
  await page.locator('#filters input[name=inStock]').check();
  await page.waitForURL(/inStock=1/);
  await expect(page.locator('.animate-wait')).toHaveCount(0);
  const card = page.locator('article').nth(17);
  await page.evaluate(() =>
    addEventListener('click', () => document.documentElement.setAttribute('data-place', String(scrollY)), true),
  );
  await card.locator('h2 a').click();
  await page.waitForURL(/\/product\//);
  // The press itself may have brought the card into sight.
  const place = Number(await page.locator('html').getAttribute('data-place'));
  expect(place).toBeGreaterThan(300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL(/inStock=1/);
  await expect(page.locator('#filters input[name=inStock]')).toBeChecked();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);
  await page.goForward();
  await page.waitForURL(/\/product\//);
});

test('nothing moves by itself while a list arrives and becomes live', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput)
          Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openRoses(page);
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 2_000);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.005);
});
