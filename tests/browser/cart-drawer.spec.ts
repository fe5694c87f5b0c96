import AxeBuilder from '@axe-core/playwright';
import { expect, expectToast, plentiful, register, test } from './portal-test';

test('the cart drawer opens beside the page, returns the focus when closed and links to checkout', async ({ page }) => {
  await register(page);
  await page.goto('/categories/roses?inStock=1', { waitUntil: 'domcontentloaded' });
  await page.locator('html[data-ready]').waitFor();
  await expectToast(page.getByText('Додано'), () => plentiful(page).first().locator('button[type=submit]').click());
  const cartLink = page.getByRole('banner').getByRole('link', { name: /^Кошик: 1 позиція/ });
  await expect(cartLink).not.toHaveAttribute('aria-busy');
  const edges = () =>
    page
      .locator('main article, [role=dialog]')
      .evaluateAll((all) => [all[0], all.at(-1)].map((each) => each?.getBoundingClientRect().right));
  const before = await edges();
  await cartLink.click();

  const drawer = page.getByRole('dialog', { name: 'Кошик' });
  await expect(drawer).toBeVisible();
  expect(await edges()).toEqual([before[0], 1280]);
  await expect(drawer.locator('tbody[id]')).toHaveCount(1);
  await expect(page).toHaveURL(/\/categories\/roses/);
  expect(await drawer.getByRole('columnheader').allInnerTexts()).toContain('Ростовка');
  const remove = await drawer.getByRole('button', { name: /^Прибрати/ }).boundingBox();
  expect(remove && remove.x + remove.width, 'the last column is in the drawer').toBeLessThan(1280);
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(cartLink).toBeFocused();

  // Safari does not focus a clicked link.
  await cartLink.blur();
  await cartLink.dispatchEvent('click');
  await expect(drawer.locator('tbody[id]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(cartLink).toBeFocused();

  await cartLink.click();
  await drawer.getByRole('link', { name: /^Оформити за [\d\s,]+ грн/ }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(drawer).toHaveCount(0);
});

test('an open dialog hides the page from screen readers, but not the place of messages, before and after the first one', async ({
  page,
}) => {
  await register(page);
  await page.goto('/en/categories/roses?inStock=1', { waitUntil: 'domcontentloaded' });
  await page.locator('html[data-ready]').waitFor();
  await expectToast(page.getByText('Added'), () => plentiful(page).first().locator('button[type=submit]').click());
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await page.locator('html[data-ready]').waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Cart: 1 item/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('an invalid quantity in the cart drawer is announced there and keeps the focus', async ({ page }) => {
  await register(page);
  await page.goto('/en/categories/roses?inStock=1', { waitUntil: 'domcontentloaded' });
  await page.locator('html[data-ready]').waitFor();
  await plentiful(page).first().locator('button[type=submit]').click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart: 1 item/ })
    .click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  const quantityInput = drawer.getByRole('textbox').first();
  await quantityInput.fill('abc');
  await quantityInput.press('Enter');
  await expect(drawer.getByRole('alert')).toContainText(/: .*whole/);
  await expect(quantityInput).toBeFocused();
});
