import { test as faultyTest, type Page } from '@playwright/test';
import { boxes, openReadyList } from './list';
import { expect, hold, plentiful, register, test } from './portal-test';

test.slow();

const longTimeout = { timeout: 30_000 };

test('quantities typed on a price list are restored after Back and after a reload', async ({ page }) => {
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
  await expect.poll(filled, longTimeout).toEqual(['2', '3']);
  await expect(sum).toContainText('2 позиції');
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await expect.poll(filled, longTimeout).toEqual(['2', '3']);
  await expect(sum).toContainText('2 позиції');

  await page.locator('button[name=turnTo][value="2"]').first().click();
  await expect.poll(pageShown, longTimeout).toBe('2');
  await page.goBack();
  await expect.poll(pageShown, longTimeout).toBe('1');
  await expect.poll(filled, longTimeout).toEqual(['2', '3']);
  await page.getByRole('button', { name: 'Додати вибране' }).click();
  await expect.poll(filled, longTimeout).toEqual([]);
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  expect(await filled()).toEqual([]);
});

test('a norm, what is left and a quantity typed into the list are restored after a reload and after Back', async ({
  page,
  baseURL,
}) => {
  await openReadyList(page, baseURL);
  const typed = async () =>
    Promise.all([
      boxes(page, 'norm').first().inputValue(),
      boxes(page, 'left').first().inputValue(),
      boxes(page, 'quantity').first().inputValue(),
    ]);
  const sum = page.locator('main form p[role=status]');
  await boxes(page, 'norm').first().fill('700');
  await boxes(page, 'left').first().fill('3');
  // The quantity that was counted is overwritten.
  await expect(boxes(page, 'quantity').first()).not.toHaveValue('');
  await boxes(page, 'quantity').first().fill('100');
  await expect(sum).toContainText('1 позиція');
  await expect.poll(async () => JSON.stringify(await page.evaluate(() => history.state as unknown))).toContain('"100"');
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await expect.poll(typed, longTimeout).toEqual(['700', '3', '100']);
  await expect(sum).toContainText('1 позиція');
  await page.locator('.sheet h2 a').first().click();
  await page.waitForURL(/product/);
  await page.goBack();
  await expect.poll(typed, longTimeout).toEqual(['700', '3', '100']);
  await expect(sum).toContainText('1 позиція');
});

test('the order form is restored after Back', async ({ page }) => {
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
  await expect(page.locator('[name=comment]')).toHaveValue('Після обіду', longTimeout);
  for (const choice of choices) await expect(page.locator(choice)).toBeChecked();
});

test('a choice made at checkout before hydration wins over the restored one', async ({ page }) => {
  await register(page);
  await openCheckout(page);
  await page.locator('[name=deliveryTime][value="14:00-16:00"]').focus();
  await page.keyboard.press('Space');
  await page.locator('[name=comment]').fill('Після обіду');
  await disableAutocomplete(page);
  await expect.poll(() => savedState(page)).toContain('Після обіду');
  await page.goto('/contact');
  const release = await hold(page, /\.js(\?|$)/);
  await page.goBack({ waitUntil: 'commit' });
  const other = page.locator('[name=deliveryTime]:enabled:not([value="14:00-16:00"])').first();
  await other.focus();
  await page.keyboard.press('Space');
  await expect(other).toBeChecked();
  release();
  await page.locator('html[data-ready]').waitFor();
  await expect(page.locator('[name=comment]')).toHaveValue('Після обіду', longTimeout);
  await expect(other).toBeChecked();
});

test('a comment typed at checkout is not restored for another customer', async ({ page }) => {
  await register(page);
  await openCheckout(page);
  await page.locator('[name=comment]').fill('Ключ під килимком');
  const entry = await page.evaluate(() => history.length);
  await disableAutocomplete(page);
  await expect.poll(() => savedState(page)).toContain('Ключ під килимком');
  await page.goto('/logout');
  await Promise.all([page.waitForURL(/login/), page.locator('main form button[type=submit]').click()]);
  await register(page);
  await openCheckout(page);
  await page.evaluate((to) => history.go(to - history.length), entry);
  await expect.poll(() => savedState(page), longTimeout).not.toContain('Ключ під килимком');
  await expect(page.locator('[name=comment]')).toHaveValue('');
});

/** Browsers restore no form of a `no-store` page over HTTPS, but do over HTTP unless autocomplete is off. */
async function disableAutocomplete(page: Page): Promise<void> {
  await page
    .locator('[name=comment]')
    .evaluate((field: HTMLTextAreaElement) => field.form?.setAttribute('autocomplete', 'off'));
}

async function savedState(page: Page): Promise<string> {
  return JSON.stringify(await page.evaluate(() => history.state as unknown).catch(() => 'Ключ під килимком'));
}

async function openCheckout(page: Page): Promise<void> {
  await page.goto('/categories/roses?inStock=1');
  await page.locator('html[data-ready]').waitFor();
  await plentiful(page).first().locator('button[type=submit]').click();
  await expect(page.locator('main')).toContainText('У кошику', longTimeout);
  await page.goto('/checkout');
  await page.locator('html[data-ready]').waitFor();
}

test('changing the language at checkout keeps the comment once', async ({ page }) => {
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
  await expect(comment).toHaveValue('Подзвоніть за годину', longTimeout);
  await page.goto('/en/catalog');
  await page.goto('/en/checkout');
  await page.locator('html[data-ready]').waitFor();
  await expect(comment).toHaveValue('');
});

test('changing the language keeps the typed application', async ({ page }) => {
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
  await expect(page.locator('[name=name]')).toHaveValue('Олена Мельник', longTimeout);
  await expect(page.locator('[name=role]').nth(1)).toBeChecked();
});

/** Changes the language by the link of the menu, to English. */
async function switchToEnglish(page: Page): Promise<void> {
  await page
    .locator('a[href*="/set-language/en"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL(/\/en\//);
  await page.locator('html[data-ready]').waitFor();
}

for (const [what, path, selector, text] of [
  ['personal data', '/profile', '#personal-data [name=firstName]', 'Олена'],
  ['address', '/profile?newAddress=client#addresses', '#address-form [name=street]', 'Хрещатик'],
  ['message of the quick order', '/quick-order', '[name=message]', 'фрідом 60 - 100\nмондіаль 60 - 50'],
] as const)
  test(`changing the language keeps the typed ${what}`, async ({ page }) => {
    await register(page);
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor();
    await page.locator(selector).first().fill(text);
    await switchToEnglish(page);
    await expect(page.locator(selector).first()).toHaveValue(text, longTimeout);
  });

test('changing the language keeps 2 packs typed in the price list, whose order is another one there', async ({
  page,
}) => {
  await register(page);
  await page.goto('/catalog?view=list');
  await page.locator('html[data-ready]').waitFor();
  const quantity = page.locator('#price-list [name=quantity]').first();
  const id = (await quantity.getAttribute('id')) ?? '';
  await quantity.fill('2');
  const chosen = page.locator('#price-list [role=status]');
  await expect(chosen).toContainText('1 позицію');
  await switchToEnglish(page);
  await expect(page.locator(`#${id}`)).toHaveValue('2', longTimeout);
  await expect(chosen).toContainText('1 item');
});

test('changing the language keeps the type of an address with its fields', async ({ page }) => {
  await register(page);
  await page.goto('/profile?newAddress=client');
  await page.locator('html[data-ready]').waitFor();
  await page.locator('#type a[href*="newAddress=novapost"]').click();
  await page.locator('#address-form [name=city]').fill('Львів');
  await page.locator('#address-form [name=branchNumber]').fill('12');
  await switchToEnglish(page);
  await expect(page.locator('#address-form [name=branchNumber]')).toHaveValue('12', longTimeout);
  await expect(page.locator('#address-form [name=city]')).toHaveValue('Львів');
  await expect(page.locator('#type [aria-current=true]')).toHaveAttribute('href', /novapost/);
});

test('changing the language keeps the typed name of a list', async ({ page, baseURL }) => {
  await openReadyList(page, baseURL);
  await page.getByText('Зберегти норми чи список').click();
  await page.getByLabel('Назва списку').fill('Понеділок');
  await switchToEnglish(page);
  await expect(page.locator('main form [name=listName]')).toHaveValue('Понеділок', longTimeout);
});

for (const where of ['after the body', 'beside a field'])
  // React logs the hydration mismatch.
  faultyTest(`text typed before hydration stays when an extension adds an element ${where}`, async ({ page }) => {
    for (const [path, fields] of [
      ['/login', ['phone', 'password']],
      ['/becomeClient', ['name', 'phone']],
      ['/quick-order', ['message']],
      ['/checkout', ['comment']],
    ] as const)
      await faultyTest.step(path, async () => {
        if (path === '/quick-order') await register(page);
        if (path === '/checkout') await openCheckout(page);
        const release = await hold(page, /\.js(\?|$)/);
        await page.goto(path, { waitUntil: 'commit' });
        await page.locator(`#${fields[0]}`).waitFor();
        for (const name of fields) await page.locator(`#${name}`).fill('0501112233');
        await page.evaluate((isAfter) => {
          const added = document.createElement('div');
          if (isAfter) document.documentElement.append(added);
          else document.querySelector('main form :is(textarea, input:not([type=hidden]))')?.before(added);
        }, where === 'after the body');
        release();
        await page.locator('html[data-ready]').waitFor();
        for (const name of fields) await expect(page.locator(`#${name}`)).toHaveValue('0501112233', longTimeout);
        await page.unrouteAll();
      });
  });
