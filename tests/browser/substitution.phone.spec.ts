import AxeBuilder from '@axe-core/playwright';
import { expect, expectToast, plentiful, register, test } from './portal-test';
import { choosePickup } from './purchase';

test('at 320 px in the dark the choice about goods that are not there is made by keyboard, survives going back, is ordered, and is kept', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  await register(page, '/en');
  const add = async (at: number) => {
    await page.goto('/en/categories/roses?inStock=1');
    await expectToast(page.getByText('Added'), () => plentiful(page).nth(at).locator('button[type=submit]').click());
  };
  await add(0);
  await add(1);
  await choosePickup(page, '/en');
  const choice = page.getByLabel('If it is not there', { exact: true });
  const line = page.locator('[name=lineSubstitution]').first();
  await choice.focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice).toHaveValue('call');
  await expect(line).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(line).toBeFocused();
  await line.selectOption('Leave it out');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes.length])).toEqual([]);
  await page.waitForTimeout(300);
  await page.goto('/en/contact');
  await page.goBack();
  await page.locator('html[data-ready]').waitFor();
  await expect(choice).toHaveValue('call');
  await expect(line).toHaveValue('none');
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Order [\d,.]+$/ })
    .click();
  await page.waitForURL(/\/checkout\/success\?/);
  await page.getByRole('link', { name: 'Open the order' }).click();
  await expect(page.getByText(/^Call me\n.+: Leave it out$/)).toBeVisible();
  await add(0);
  await page.goto('/en/checkout');
  await expect(choice).toHaveValue('call');
  await expect(page.locator('details#lineSubstitutions')).not.toHaveAttribute('open');
});
