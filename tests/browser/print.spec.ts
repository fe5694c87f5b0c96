import { openComparison } from './order-vs-invoice';
import { expect, signIn, test } from './portal-test';
import type { Page } from '@playwright/test';

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

test('the price list prints as a table without controls', async ({ page }) => {
  await signIn(page);
  await page.goto('/catalog?view=list&color=red');
  await page.emulateMedia({ media: 'print' });
  const list = page.locator('table.price-list');
  expect(await list.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe('table-header-group');
  expect(
    await list
      .locator('tbody tr')
      .first()
      .evaluate((row) => getComputedStyle(row).display),
  ).toBe('table-row');
  await expect(list.locator('tbody tr').first().locator('td').nth(1)).toBeVisible();
  await expect(list.locator('thead th:first-child, tbody td:first-child').filter({ visible: true })).toHaveCount(0);
  await expect(list.locator('thead th:visible')).toHaveCount(
    await list.locator('tbody tr').first().locator('> :visible').count(),
  );
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
  await page.goto(`/papers/print?order=${order}`);
  await expect(page.locator('main article')).toHaveCount(3);
  const bytes = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(3);
});
