import { expect, expectToast, plentiful, register, test } from './portal-test';
import { choosePickup } from './purchase';

test.beforeEach(async ({ page }) => {
  await register(page, '/en');
  await page.goto('/en/categories/roses?inStock=1');
  await expectToast(page.getByText('Added'), () => plentiful(page).first().locator('button[type=submit]').click());
});

test('the yellow cell of the bottom navigation places the order at checkout', async ({ page }) => {
  await choosePickup(page, '/en');
  const order = page.getByRole('navigation').getByRole('button', { name: /^Order [\d,.]+$/ });
  await order.click();
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  await expect(order).toHaveCount(0);
});

test('“Later…” makes a message with the cart, which the device shares', async ({ page }) => {
  await page.addInitScript(() => {
    const share = ({ text }: ShareData) => {
      document.title = text ?? '';
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.goto('/en/checkout');
  await page.locator('[name=comment]').fill('Ring twice');
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('button', { name: 'Later…' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For a later date');
  await page.getByLabel('Delivery date').fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10));
  await page.getByLabel('Notes').fill('At seven');
  await page.getByRole('button', { name: 'Write the message' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveTitle(/Hello! Please take an order for .+ packs? = .+Notes: At seven.+cart-link/s);
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page.locator('[name=comment]')).toHaveValue('Ring twice');
});
