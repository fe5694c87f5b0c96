import { expect, signInByForm, test } from './portal-test';

test('at 1280 px all categories are in one row, with the subcategories of the page marked and not listed twice', async ({
  page,
}) => {
  await page.goto('/categories/roses');
  const sections = page.getByRole('navigation', { name: 'Розділи' }).getByRole('link');
  const ends = await sections.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right));
  expect(ends.length).toBeGreaterThan(8);
  expect(Math.max(...ends)).toBeLessThanOrEqual(1280);
  const tops = await sections.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(page.locator('[data-under]')).toHaveText(['Одноголові троянди', 'Садові троянди', 'Кущові троянди']);
  await expect(page.getByRole('navigation', { name: 'Сусідні розділи' })).toBeHidden();
});

test('the search field is wider than 340 px beside the name and cart of a customer', async ({ page }) => {
  await signInByForm(page);
  expect((await page.getByRole('search').boundingBox())?.width).toBeGreaterThan(340);
});

test('a row of the price list, with all lengths of a variety, is up to 76 px high, fits its width and outlines the whole focused quantity control', async ({
  page,
}) => {
  await signInByForm(page);
  await page.goto('/categories/flowers?view=list&inStock=1');
  const rows = page.locator('.matrix tbody tr');
  const heights = await rows.evaluateAll((lines) =>
    lines.map((line) => line.getBoundingClientRect().height).sort((a, b) => a - b),
  );
  expect(heights[Math.floor(heights.length / 2)]).toBeLessThanOrEqual(76);
  const box = page.locator('.quantity').first();
  await box.locator('input').focus();
  expect(
    await box.evaluate((whole) =>
      [whole, whole.querySelector('input')].map((each) => each && getComputedStyle(each).outlineStyle),
    ),
  ).toEqual(['solid', 'none']);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets = [sheet];
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  for (const width of [1280, 1080]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
