import type { Page } from '@playwright/test';
import { expect, expectToast, hold, plentiful, register, test } from './portal-test';

/** The cart link of the header with the total. */
const cartLink = (page: Page) => page.locator('header a[href$="/checkout"]');

const data = /\.data(\?|$)/;

async function openRoses(page: Page, query = '?inStock=1'): Promise<void> {
  await page.goto(`/categories/roses${query}`);
  await page.locator('html[data-ready]').waitFor();
}

test('the cart link shows the expected total at once and is busy until the response', async ({ page }) => {
  await register(page);
  await openRoses(page);
  const release = await hold(page, data, 'POST');
  const card = plentiful(page).first();
  await card.locator('input[name=quantity]').fill('2');
  await card.locator('button[type=submit]').click();
  await expect(cartLink(page)).toHaveAttribute('aria-busy', 'true');
  await expect(card.locator('button[type=submit]')).toHaveAttribute('aria-disabled', 'true');
  const expected = (await cartLink(page).textContent()) ?? '';
  expect(expected).toMatch(/\d,\d\d\sгрн/);
  await expect(page.getByText('Додано')).toHaveCount(0);
  await expectToast(page.getByText('Додано'), () => Promise.resolve(release()));
  await expect(cartLink(page)).not.toHaveAttribute('aria-busy');
  await expect(cartLink(page)).toHaveText(expected);
});

test('the add button of a price list is disabled by its own form only, not by a search or paging', async ({ page }) => {
  await register(page);
  await page.goto('/catalog?inStock=1&view=list');
  await page.locator('html[data-ready]').waitFor();
  const add = page.locator('form#price-list button[type=submit]').last();
  const find = page.locator('header form[role=search]');
  const [releaseGet, releasePost] = [await hold(page, data, 'GET'), await hold(page, data, 'POST')];
  await find.locator('input[name=q]').fill('freedom');
  await find.locator('button[type=submit]').click();
  await expect(page.locator('.animate-wait')).toBeAttached();
  await expect(add).not.toHaveAttribute('aria-disabled');
  await page.locator('button[name=turnTo][value="2"]').last().click();
  await expect(add).not.toHaveAttribute('aria-disabled');
  await add.click();
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  releasePost();
  releaseGet();
});

test('a cart drawer opened while an addition is pending stays open and shows it', async ({ page }) => {
  await register(page);
  await openRoses(page);
  const release = await hold(page, data, 'POST');
  await plentiful(page).first().locator('button[type=submit]').click();
  await cartLink(page).click();
  const drawer = page.getByRole('dialog', { name: 'Кошик' });
  await expect(drawer).toContainText('0 позицій');
  release();
  await expect(drawer.locator('tbody[id]')).toHaveCount(1, { timeout: 30_000 });
});

test('the cart link returns to the old total when an addition is rejected', async ({ page }) => {
  await register(page);
  await openRoses(page);
  const before = (await cartLink(page).textContent()) ?? '';
  const release = await hold(page, data, 'POST');
  const card = plentiful(page).first();
  await card.locator('input[name=quantity]').fill('90000');
  await card.locator('button[type=submit]').click();
  await expect(cartLink(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(card).toContainText('Ви просите', { timeout: 30_000 });
  await expect(cartLink(page)).not.toHaveAttribute('aria-busy');
  await expect(cartLink(page)).toHaveText(before);
});

test('the progress bar appears 0.3 s after a navigation starts and disappears after it', async ({ page }) => {
  await openRoses(page);
  const line = page.locator('.animate-wait');
  const release = await hold(page, data, 'GET');
  await page.locator('article h2 a').first().click();
  await expect(line).toHaveCount(1);
  expect(await line.evaluate((element) => getComputedStyle(element).animationDelay)).toBe('0.3s');
  await expect.poll(() => line.evaluate((element) => Number(getComputedStyle(element).opacity))).toBe(1);
  release();
  await page.waitForURL(/\/product\//);
  await expect(line).toHaveCount(0);
});

test('Back restores the filters and scroll position of a list', async ({ page }) => {
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
  // The click may have scrolled to the card.
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

test('a list causes no layout shift while it loads and hydrates', async ({ page }) => {
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
