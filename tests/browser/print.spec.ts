import { openComparison } from './receiving';
import { expect, signIn, test } from './portal-test';
import type { Page } from '@playwright/test';

/** Width of an A4 sheet between its margins of 14 mm, CSS px. */
const A4_WIDTH = 688;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a printout is one A4 page with nothing but the document in the ${colorScheme} colour scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await signIn(page);
    await openPrintout(page, '/orders?status=completed');
    await expect(page.getByRole('button', { name: 'Друкувати' })).toBeVisible();

    const bytes = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(bytes).toMatch(/\/MediaBox \[0 0 59[45]\.?\d* 84[12]\.?\d*\]/);

    await page.emulateMedia({ media: 'print', colorScheme });
    await expect(
      page.locator('nav:visible, header:visible:not(main *), footer:visible, main button:visible'),
    ).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /^Рахунок-проформа №/ })).toBeVisible();
    await expect(page.locator('main tbody tr').first()).toBeVisible();
    const colours = await page
      .locator('main .printout')
      .evaluate((sheet) => [getComputedStyle(sheet).color, getComputedStyle(sheet).backgroundColor]);
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    expect(await page.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe('table-header-group');
  });
}

test('the print button of a printout calls window.print', async ({ page }) => {
  await signIn(page);
  await openPrintout(page, '/history?documentType=claimAct');
  await page.evaluate(() => {
    window.print = () => (document.title = 'printed');
  });
  await page.getByRole('button', { name: 'Друкувати' }).click();
  await expect(page).toHaveTitle('printed');
});

test('the price list prints a line a length on A4, with a box to write in and without controls', async ({ page }) => {
  await signIn(page);
  await page.goto('/catalog?view=list&color=red');
  await page.emulateMedia({ media: 'print' });
  const lines = page.locator('.matrix [data-lot]');
  await page.setViewportSize({ width: A4_WIDTH, height: 970 });
  await expect(lines.first()).toBeVisible();
  for (const line of (await lines.all()).slice(0, 8)) {
    const length = await line.evaluate((lot) => getComputedStyle(lot, '::before').content);
    expect(length).toMatch(/^"\d+\sсм"$/);
    await expect(line).toContainText(/\d,\d\d.*пачка \d+\sшт.*(\d\sшт|Немає)/);
  }
  const sold = lines.filter({ hasNotText: 'Немає на складі' });
  await expect(sold.locator('input[name=quantity]').filter({ visible: true })).toHaveCount(await sold.count());
  const tops = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(tops.length);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(A4_WIDTH);
  await expect(page.getByText(/^Первоцвіт · \+380 44 500 11 22 · Ціни й залишки на /)).toBeVisible();
  await expect(page.locator('main button:visible, nav:visible:not([aria-label="Де ви зараз"])')).toHaveCount(0);
});

/** Opens the first printout of the first document of a list; by address, since a click would wait for images. */
async function openPrintout(page: Page, list: string): Promise<void> {
  await page.goto(list);
  for (const link of ['main li a[href*="?id="]', 'main a[href^="/printDocument/"]']) {
    await page.goto((await page.locator(link).first().getAttribute('href')) ?? '');
  }
}

test('the documents of an order print on one page each', async ({ page }) => {
  await signIn(page);
  await openComparison(page);
  const order = /\/orders\/delivered\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`/documents/print?order=${order}`);
  await expect(page.locator('main article')).toHaveCount(3);
  const bytes = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(3);
});
