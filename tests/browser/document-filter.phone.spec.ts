import { expect, signIn, test } from './portal-test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With JavaScript' : 'Without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the document filter opens by its link and stays open while a filter is set', async ({ page }) => {
      await signIn(page);
      await page.goto('/history');
      const filter = page.getByRole('search', { name: 'Фільтр документів' });
      await expect(filter).toBeHidden();
      await page.getByRole('link', { name: 'Фільтр', exact: true }).click();
      await expect(filter).toBeVisible();
      await filter.getByLabel('Вид документа').selectOption({ index: 1 });
      await filter.getByRole('button', { name: 'Показати' }).click();
      await page.waitForURL(/documentType=\w/);
      await expect(filter).toBeVisible();
      await expect(page.getByRole('link', { name: 'Фільтр', exact: true })).toHaveCount(0);
    });

    test('the document filter closes when it is sent without a filter', async ({ page }) => {
      await signIn(page);
      await page.goto('/history');
      if (javaScriptEnabled) await page.locator('html[data-ready]').waitFor();
      await page.getByRole('link', { name: 'Фільтр', exact: true }).click();
      const filter = page.getByRole('search', { name: 'Фільтр документів' });
      await filter.getByRole('button', { name: 'Показати' }).click();
      await expect(filter).toBeHidden();
    });
  });
}
