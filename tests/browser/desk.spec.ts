import type { Page } from '@playwright/test';
import { expect, signIn, test } from './portal-test';

const widthOf = (page: Page) => page.locator('main').evaluate((main) => main.getBoundingClientRect().width);

test.use({ viewport: { width: 1920, height: 900 } });

for (const [name, path, head, rows] of [
  ['price list', '/categories/roses?view=list&inStock=1', '.matrix thead th >> nth=0', '.matrix tbody tr:has(th)'],
  ['list', '/list?from=weeks&weeks=8', '.sheet-head', '.sheet > li'],
] as const) {
  test(`the ${name} has rows of 36 px at a desk, and its head stays under that of the page`, async ({ page }) => {
    await signIn(page);
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor();
    const heights = await page
      .locator(rows)
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height).sort((one, other) => one - other));
    expect(heights.length).toBeGreaterThan(20);
    expect(heights[Math.floor(heights.length / 2)]).toBeGreaterThanOrEqual(35);
    expect(heights[Math.floor(heights.length / 2)]).toBeLessThanOrEqual(37);
    await page.locator(rows).nth(20).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    const bottom = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    await expect.poll(async () => (await page.locator(head).boundingBox())?.y).toBeCloseTo(bottom, 0);
  });
}

test('pages of tables are up to 1,600 px wide, and pages of text 1,280', async ({ page }) => {
  await signIn(page);
  for (const [path, width] of [
    ['/categories/roses?view=list', 1600],
    ['/list?from=weeks', 1600],
    ['/history', 1600],
    ['/categories/roses?view=cards', 1280],
    ['/profile', 1280],
  ] as const) {
    await page.goto(path);
    expect(await widthOf(page), path).toBe(width);
  }
});
