import { expect, test } from './portal-test';
import { repeatAsBefore } from './repeat-order';

test('an order is repeated and delivered as it was, and what is typed meanwhile stays', async ({ page }) => {
  await repeatAsBefore(page);
  await page.goto(page.url().replace('&fill=1', ''));
  await page.locator('[name=comment]').fill('Двері ліворуч');
  await page.getByRole('link', { name: 'Use the same details' }).click();
  await expect(page.getByText(/^Filled in: /)).toBeVisible();
  await expect(page.locator('[name=comment]')).toHaveValue('Двері ліворуч');
});
