import type { Page } from '@playwright/test';
import { expect, test } from './portal-test';

const lists = [
  ['the catalogue', '/categories/roses'],
  ['the search', '/search?q=троянда'],
] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With JavaScript' : 'Without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const [list, path] of lists)
      test(`the filters of ${list} close when they are applied at 390 and 360 px, and when they are reset`, async ({
        page,
      }) => {
        test.slow();
        for (const width of [390, 360])
          await test.step(`applied at ${width} px`, async () => {
            await page.setViewportSize({ width, height: 740 });
            await open(page, path, javaScriptEnabled);
            await openFilters(page);
            await filters(page).getByLabel('Тільки в наявності').check();
            await filters(page).getByRole('button', { name: 'Показати' }).click();
            await page.waitForURL(/inStock=1/);
            await expectList(page);
            await page.goBack();
            await expect(page).not.toHaveURL(/inStock/);
            if (javaScriptEnabled) await expectList(page);
          });
        await test.step('reset', async () => {
          await open(page, `${path}${path.includes('?') ? '&' : '?'}inStock=1`, javaScriptEnabled);
          await openFilters(page);
          await filters(page).getByRole('link', { name: 'Скинути' }).click();
          await expect(page).not.toHaveURL(/inStock/);
          await expectList(page);
          await page.goBack();
          await expect(page).toHaveURL(/inStock=1/);
          if (javaScriptEnabled) await expectList(page);
        });
      });
  });
}

test('the filters take the focus and return it to their button when applied or closed', async ({ page }) => {
  await open(page, '/categories/roses');
  const button = page.getByRole('link', { name: /^Фільтри/ });
  await openFilters(page);
  await expect(filters(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expectList(page);
  await expect(button).toBeFocused();
  await openFilters(page);
  await filters(page).getByRole('link', { name: 'Закрити' }).click();
  await expectList(page);
  await expect(button).toBeFocused();
  await openFilters(page);
  await filters(page).getByLabel('Тільки в наявності').check();
  await filters(page).getByRole('button', { name: 'Показати' }).click();
  await expectList(page);
  await expect(button).toBeFocused();
  await page.goBack();
  await expectList(page);
  await expect(page).toHaveURL(/\/categories\/roses$/);
});

test('filters opened by #filters close without a history entry, and Back closes those opened by the button', async ({
  page,
}) => {
  await open(page, '/categories/roses#filters');
  await expect(filters(page)).toBeVisible();
  await filters(page).getByRole('link', { name: 'Закрити' }).click();
  await expectList(page);
  await expect(page).toHaveURL(/\/categories\/roses$/);
  await openFilters(page);
  await page.goBack();
  await expectList(page);
});

function filters(page: Page) {
  return page.getByRole('form', { name: 'Фільтри' });
}

async function open(page: Page, path: string, hasScripts = true): Promise<void> {
  await page.goto(path);
  if (hasScripts) await page.locator('html[data-ready]').waitFor();
}

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Фільтри/ }).click();
  await expect(filters(page)).toBeVisible();
}

/** The filters are closed and nothing covers a card of the list. */
async function expectList(page: Page): Promise<void> {
  await expect(filters(page)).toBeHidden();
  const card = page.locator('article').first();
  await card.scrollIntoViewIfNeeded();
  const isOnTop = await card.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
}
