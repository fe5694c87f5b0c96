import AxeBuilder from '@axe-core/playwright';
import { expect, plentiful, register, test } from './portal-test';

test('the cart opens beside the page, gives the focus back and leads to checkout', async ({ page }) => {
  await register(page);
  await page.goto('/categories/roses?inStock=1', { waitUntil: 'domcontentloaded' });
  await page.locator('html[data-ready]').waitFor();
  await plentiful(page).first().locator('button[type=submit]').click();
  const pill = page.getByRole('banner').getByRole('link', { name: /^Кошик: 1 позиція/ });
  await expect(pill).not.toHaveAttribute('aria-busy');
  await expect(page.getByText('Додано').first()).toBeVisible();
  const edges = () =>
    page
      .locator('main article, [role=dialog]')
      .evaluateAll((all) => [all[0], all.at(-1)].map((each) => each?.getBoundingClientRect().right));
  const before = await edges();
  await pill.click();

  const drawer = page.getByRole('dialog', { name: 'Кошик' });
  await expect(drawer).toBeVisible();
  expect(await edges()).toEqual([before[0], 1280]);
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/\/categories\/roses/);
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(pill).toBeFocused();

  // As Safari does it: a press leaves the link without the focus.
  await pill.blur();
  await pill.dispatchEvent('click');
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(pill).toBeFocused();

  await pill.click();
  await drawer.getByRole('link', { name: /^Оформити за [\d\s,]+ грн/ }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(drawer).toHaveCount(0);
});

test('a quantity that the cart beside a page refuses is heard there', async ({ page }) => {
  await register(page);
  await page.goto('/en/categories/roses?inStock=1', { waitUntil: 'domcontentloaded' });
  await page.locator('html[data-ready]').waitFor();
  await plentiful(page).first().locator('button[type=submit]').click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart: 1 item/ })
    .click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  const box = drawer.getByRole('textbox').first();
  await box.fill('abc');
  await box.press('Enter');
  await expect(drawer.getByRole('alert')).toContainText(/: .*whole/);
  await expect(box).toBeFocused();
});
