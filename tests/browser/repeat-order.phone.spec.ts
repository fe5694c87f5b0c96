import { expect, test } from './portal-test';
import { repeatOrder } from './repeat-order';

test('repeating an order fills in its delivery and payment and keeps a typed comment on a phone', async ({ page }) => {
  await repeatOrder(page);
  await page.goto(page.url().replace('&fill=1', ''));
  // Before its scripts the page follows the link as a document, without what is typed.
  await page.locator('html[data-ready]').waitFor();
  await page.locator('[name=comment]').fill('Двері ліворуч');
  await page.getByRole('link', { name: 'Use the same details' }).click();
  await expect(page.getByText(/^Filled in: /)).toBeVisible();
  await expect(page.locator('[name=comment]')).toHaveValue('Двері ліворуч');
});
