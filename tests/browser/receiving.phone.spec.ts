import { compareWithInvoice, openComparison } from './receiving';
import { expect, test } from './portal-test';

test('an invoice is compared with its order, and all documents of the order are one printout on a phone', async ({
  page,
  context,
}) => {
  await compareWithInvoice(page);
  await expect(page.getByRole('button', { name: 'Друкувати' })).toBeVisible();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openComparison(page);
  await page.getByRole('button', { name: 'Скопіювати' }).click();
  await expect(page.getByRole('button', { name: 'Скопійовано' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await page.locator('main textarea').inputValue(),
  );
});
