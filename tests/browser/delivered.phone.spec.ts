import { claimWhatIsMissing, openComparison } from './delivered';
import { expect, test } from './portal-test';

test('a delivery is compared with its order, and its papers are one print', async ({ page, context }) => {
  await claimWhatIsMissing(page);
  await expect(page.getByRole('button', { name: 'Друкувати' })).toBeVisible();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openComparison(page);
  await page.getByRole('button', { name: 'Скопіювати' }).click();
  await expect(page.getByRole('button', { name: 'Скопійовано' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await page.locator('main textarea').inputValue(),
  );
});
