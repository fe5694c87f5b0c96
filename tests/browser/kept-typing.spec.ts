import { test as faultyTest, type Page } from '@playwright/test';
import { expect, hold, plentiful, register, test } from './portal-test';

test.slow();

const slow = { timeout: 30_000 };

test('lines typed on a price list are there again after Back and after a reload', async ({ page }) => {
  await register(page);
  await page.goto('/categories/roses?view=list');
  await page.locator('html[data-ready]').waitFor();
  const quantityInputs = page.locator('#price-list input[name=quantity]');
  const sum = page.locator('#price-list [role=status]');
  const pageShown = () => page.locator('[aria-current=page][name=turnTo]').getAttribute('value');
  const filled = () =>
    quantityInputs.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value).filter(Boolean));
  await quantityInputs.nth(0).fill('2');
  await quantityInputs.nth(1).fill('3');
  await expect(sum).toContainText('2 позиції');
  await page.locator('#price-list th a').first().click();
  await page.waitForURL(/product/);
  await page.goBack();
  await expect.poll(filled, slow).toEqual(['2', '3']);
  await expect(sum).toContainText('2 позиції');
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await expect.poll(filled, slow).toEqual(['2', '3']);

  await page.locator('button[name=turnTo][value="2"]').first().click();
  await expect.poll(pageShown, slow).toBe('2');
  await page.goBack();
  await expect.poll(pageShown, slow).toBe('1');
  await expect.poll(filled, slow).toEqual(['2', '3']);
  await page.getByRole('button', { name: 'Додати вибране' }).click();
  await expect.poll(filled, slow).toEqual([]);
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  expect(await filled()).toEqual([]);
});

test('what was chosen and written at checkout is there again after Back', async ({ page }) => {
  const choices = [
    '[name=deliveryType][value=pickup]',
    '[name=deliveryTime][value="14:00-16:00"]',
    '[name=paymentMethod][value=cashInStore]',
  ];
  await register(page);
  await openCheckout(page);
  for (const choice of choices) {
    await page.locator(choice).focus();
    await page.keyboard.press('Space');
  }
  await page.locator('[name=comment]').fill('Після обіду');
  await page.locator('#cart a[href*="product"]').first().click();
  await page.waitForURL(/product/);
  await page.goBack();
  await expect(page.locator('[name=comment]')).toHaveValue('Після обіду', slow);
  for (const choice of choices) await expect(page.locator(choice)).toBeChecked();
});

test('what is chosen at checkout before the scripts come stands over what was kept', async ({ page }) => {
  await register(page);
  await openCheckout(page);
  await page.locator('[name=deliveryTime][value="14:00-16:00"]').focus();
  await page.keyboard.press('Space');
  await page.locator('[name=comment]').fill('Після обіду');
  await leaveFillingIn(page);
  await expect.poll(() => keptHere(page)).toContain('Після обіду');
  await page.goto('/contact');
  const release = await hold(page, /\.js(\?|$)/);
  await page.goBack({ waitUntil: 'commit' });
  const other = page.locator('[name=deliveryTime]:enabled:not([value="14:00-16:00"])').first();
  await other.focus();
  await page.keyboard.press('Space');
  await expect(other).toBeChecked();
  release();
  await page.locator('html[data-ready]').waitFor();
  await expect(page.locator('[name=comment]')).toHaveValue('Після обіду', slow);
  await expect(other).toBeChecked();
});

test('what was written at checkout is not filled in for somebody else', async ({ page }) => {
  await register(page);
  await openCheckout(page);
  await page.locator('[name=comment]').fill('Ключ під килимком');
  const entry = await page.evaluate(() => history.length);
  await leaveFillingIn(page);
  await expect.poll(() => keptHere(page)).toContain('Ключ під килимком');
  await page.goto('/logout');
  await Promise.all([page.waitForURL(/login/), page.locator('main form button[type=submit]').click()]);
  await register(page);
  await openCheckout(page);
  await page.evaluate((to) => history.go(to - history.length), entry);
  await expect.poll(() => keptHere(page), slow).not.toContain('Ключ під килимком');
  await expect(page.locator('[name=comment]')).toHaveValue('');
});

/** Over https browsers fill in nothing themselves on a page that is not to be stored; over http they do, unless told, and at a time of their own. */
async function leaveFillingIn(page: Page): Promise<void> {
  await page
    .locator('[name=comment]')
    .evaluate((field: HTMLTextAreaElement) => field.form?.setAttribute('autocomplete', 'off'));
}

async function keptHere(page: Page): Promise<string> {
  return JSON.stringify(await page.evaluate(() => history.state as unknown).catch(() => 'Ключ під килимком'));
}

async function openCheckout(page: Page): Promise<void> {
  await page.goto('/categories/roses?inStock=1');
  await page.locator('html[data-ready]').waitFor();
  await plentiful(page).first().locator('button[type=submit]').click();
  await expect(page.locator('main')).toContainText('У кошику', slow);
  await page.goto('/checkout');
  await page.locator('html[data-ready]').waitFor();
}

test('what was written at checkout goes along into another language, once', async ({ page }) => {
  await register(page);
  await openCheckout(page);
  const comment = page.locator('[name=comment]');
  await comment.fill('Подзвоніть за годину');
  await page
    .locator('a[href*="/set-language/en"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL(/\/en\/checkout/);
  await page.locator('html[data-ready]').waitFor();
  await expect(comment).toHaveValue('Подзвоніть за годину', slow);
  await page.goto('/en/catalog');
  await page.goto('/en/checkout');
  await page.locator('html[data-ready]').waitFor();
  await expect(comment).toHaveValue('');
});

test('what was typed into an application goes along into another language', async ({ page }) => {
  await page.goto('/becomeClient');
  await page.locator('html[data-ready]').waitFor();
  await page.locator('[name=name]').fill('Олена Мельник');
  await page.locator('[name=role]').nth(1).check({ force: true });
  await page
    .locator('a[href*="/set-language/en"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL(/\/en\/becomeClient/);
  await page.locator('html[data-ready]').waitFor();
  await expect(page.locator('[name=name]')).toHaveValue('Олена Мельник', slow);
  await expect(page.locator('[name=role]').nth(1)).toBeChecked();
});

for (const where of ['after the body', 'beside a field'])
  for (const [path, fields] of [
    ['/login', ['phone', 'password']],
    ['/becomeClient', ['name', 'phone']],
  ] as const)
    // React tells the console that the page was not as it was sent.
    faultyTest(
      `what is typed at ${path} stays where a helper puts an element ${where} before the scripts come`,
      async ({ page }) => {
        const release = await hold(page, /\.js(\?|$)/);
        await page.goto(path, { waitUntil: 'commit' });
        await page.locator(`#${fields[0]}`).waitFor();
        for (const name of fields) await page.locator(`#${name}`).fill('0501112233');
        await page.evaluate((isAfter) => {
          const added = document.createElement('div');
          if (isAfter) document.documentElement.append(added);
          else document.querySelector('main form input')?.before(added);
        }, where === 'after the body');
        release();
        await page.locator('html[data-ready]').waitFor();
        for (const name of fields) await expect(page.locator(`#${name}`)).toHaveValue('0501112233', slow);
      },
    );
