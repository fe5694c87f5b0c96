import type { Page } from '@playwright/test';
import { Customer } from '../support/customer';
import { startPortal, type RunningPortal } from '../support/start-portal';
import { waitForIndex } from '../support/wait-for-index';
import { expect, signIn, test } from './portal-test';

const LINES = 15;
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

test('at 1280 px every line of a long cart above the debt limit is visible, and nothing covers the focused element', async ({
  page,
}) => {
  test.slow();
  await signIn(page, undefined, portal.url);
  await fillCart(page);
  for (const height of [720, 900]) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto(`${portal.url}/checkout`);
    await page.locator('html[data-ready]').waitFor();
    const lines = page.locator('#cart tbody[id]');
    await expect(lines).toHaveCount(LINES);
    expect(await lines.first().evaluate(isWhole), `the first line at 1280 × ${height}`).toBe(true);
    expect(await lines.evaluateAll(findCovered), `lines at 1280 × ${height}`).toEqual([]);
    const total = page.locator('#cart').getByRole('button', { name: /^Замовити/ });
    await expect(total).toBeInViewport({ ratio: 1 });
    for (const key of ['Tab', 'Shift+Tab'])
      expect(await findCoveredStops(page, key), `${key} at 1280 × ${height}`).toEqual([]);
  }
});

/** Adds 15 lines by a cart link: more than the debt limit. */
async function fillCart(page: Page): Promise<void> {
  const ids = new Set<string>();
  for (let at = 1; at <= 7 && ids.size < LINES; at += 1) {
    await page.goto(`${portal.url}/catalog?view=list&inStock=1&page=${at}`);
    const plenty = page.locator('.matrix td').filter({ hasText: /\d\s\d{3} шт/ });
    const quantityInputs = plenty.locator('[id^=quantity-]');
    for (const id of await quantityInputs.evaluateAll((all) => all.map((box) => box.id.replace('quantity-', ''))))
      ids.add(id);
  }
  const wanted = [...ids].slice(0, LINES).map((id) => `${id}.100`);
  await page.goto(`${portal.url}/cart-link?l=1_${wanted.join('_')}`);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(/\/checkout/);
}

function isWhole(line: Element): boolean {
  const { left, top, bottom } = line.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => line.contains(document.elementFromPoint(left + 20, y)));
}

/** IDs of lines that stay partly covered after scrolling to them. */
function findCovered(lines: Element[]): string[] {
  return lines
    .filter((line) => {
      line.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, bottom } = line.getBoundingClientRect();
      return ![top + 2, bottom - 2].every((y) => line.contains(document.elementFromPoint(left + 20, y)));
    })
    .map((line) => line.id);
}

/** Tabs through the page and returns the focused elements that were covered. */
async function findCoveredStops(page: Page, key: string): Promise<string[]> {
  const covered: string[] = [];
  let stops = 0;
  for (; stops < 400; stops += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => {
      const { activeElement: field } = document;
      if (!field || field === document.body) return null;
      const barOf = (element: Element | null): Element | null => {
        const isBar = element && ['sticky', 'fixed'].includes(getComputedStyle(element).position);
        return isBar ? element : element && barOf(element.parentElement);
      };
      const box = (field.closest('label') ?? field).getClientRects()[0];
      if (!box) return `${field.outerHTML.slice(0, 80)} has no place`;
      const isSeen = [box.top + 2, box.bottom - 2].every((y) => {
        const seen = document.elementFromPoint(Math.min(box.left + 8, box.right - 1), y);
        return seen && (field.contains(seen) || barOf(seen) === barOf(field));
      });
      return isSeen ? '' : field.outerHTML.slice(0, 120);
    });
    if (stop === null) break;
    if (stop) covered.push(stop);
  }
  expect(stops).toBeGreaterThan(3 * LINES);
  expect(stops).toBeLessThan(400);
  return covered;
}
