import { expect, hold, register, test } from './portal-test';

test.slow();

test('quantities of a price list are kept when it is filtered, sorted or shown as cards', async ({ page }) => {
  await register(page);
  await page.goto('/categories/roses?view=list');
  await page.locator('html[data-ready]').waitFor();
  const quantityInputs = page.locator('#price-list input[name=quantity]');
  const sum = page.locator('#price-list [role=status]');
  const filled = () =>
    quantityInputs.evaluateAll((all) =>
      all
        .map((quantityInput) => (quantityInput as HTMLInputElement).value)
        .filter(Boolean)
        .sort(),
    );
  await quantityInputs.nth(0).fill('1');
  await quantityInputs.nth(1).fill('2');
  await expect(sum).toContainText('2 позиції');
  const total = (await sum.textContent()) ?? '';
  const changes = [
    () => page.locator('#filters input[name=promotion]').check(),
    () => page.getByRole('link', { name: /^Прибрати фільтр/ }).click(),
    async () => {
      // An open menu closes as the next list is shown.
      await expect(page.getByRole('link', { name: /^Прибрати фільтр/ })).toHaveCount(0);
      await page.locator('main summary').filter({ hasText: 'Спершу в наявності' }).click();
      await page.getByRole('link', { name: 'За плантацією' }).first().click();
    },
  ];
  for (const go of changes) {
    const before = page.url();
    await go();
    await page.waitForURL((url) => url.href !== before);
    await expect.poll(filled).toEqual(['1', '2']);
    await expect(sum).toHaveText(total);
  }
  await page.getByRole('link', { name: 'Сорти', exact: true }).click();
  await expect(page.locator('#price-list')).toHaveCount(0, { timeout: 30_000 });
  await page.getByRole('link', { name: 'Прайс', exact: true }).click();
  await expect.poll(filled, { timeout: 30_000 }).toEqual(['1', '2']);
});

test('a filter is unchecked again when the quantities do not fit into the URL', async ({ page }) => {
  await register(page);
  await page.goto('/categories/roses?view=list');
  await page.locator('html[data-ready]').waitFor();
  const quantityInput = page.locator('#price-list input[name=quantity]').first();
  const tooLong = '9'.repeat(21);
  await quantityInput.fill(tooLong);
  const checkbox = page.locator('#filters input[name=promotion]');
  await checkbox.click();
  await expect(page.locator('main')).toContainText('Спершу додайте вибране до кошика', { timeout: 30_000 });
  await expect(checkbox).not.toBeChecked();
  await expect(quantityInput).toHaveValue(tooLong);
});

test('accepting the offer for one line keeps the quantity and total of the others', async ({ page }) => {
  await register(page);
  await page.goto('/categories/roses?view=list&inStock=1');
  await page.locator('html[data-ready]').waitFor();
  const quantityInputs = page.locator('#price-list input[name=quantity]');
  const sum = page.locator('#price-list [role=status]').filter({ hasText: 'Вибрано' });
  await quantityInputs.nth(0).fill('99999');
  await page.getByRole('button', { name: 'Додати вибране' }).click();
  const offer = page.getByRole('button', { name: /^Взяти \d/ }).first();
  await expect(offer).toBeVisible({ timeout: 30_000 });
  await quantityInputs.nth(1).fill('2');
  await offer.click();
  await expect(page.locator('#price-list')).toContainText('У кошику', { timeout: 30_000 });
  await expect(quantityInputs.nth(0)).toHaveValue('');
  await expect(quantityInputs.nth(1)).toHaveValue('2');
  await expect(sum).toContainText('Вибрано 1 позицію');
});

test('a card shows the total of its quantity, none for an invalid one, and holds the cart’s quantity after an accepted offer', async ({
  page,
}) => {
  await register(page);
  await page.goto('/categories/roses?inStock=1');
  await page.locator('html[data-ready]').waitFor();
  const card = page.locator('article:has(input[name=quantity])').first();
  const quantityInput = card.getByRole('textbox');
  const add = card.getByRole('button', { name: /^Додати: / });
  const sum = () =>
    add.innerText().then((text) => Number(/[\d\s]+,\d\d/.exec(text)?.[0].replace(/\s/g, '').replace(',', '.')));
  const one = await sum();
  await quantityInput.fill('2');
  await expect.poll(sum).toBeCloseTo(2 * one, 2);
  for (const typed of ['1.5', '']) {
    await quantityInput.fill(typed);
    await expect(add).toHaveText('Додати');
  }
  await quantityInput.fill('90000');
  await quantityInput.press('Enter');
  const offer = card.getByRole('button', { name: /^Взяти/ }).first();
  await expect(offer).toBeVisible({ timeout: 30_000 });
  await expect(quantityInput).toHaveValue('90000');
  await offer.click();
  await expect(card).toContainText('У кошику', { timeout: 30_000 });
  const [, taken = ''] = /У кошику ([\d\s]+) пач/.exec(await card.innerText()) ?? [];
  await expect(quantityInput).toHaveValue(taken.replace(/\s/g, ''));
  await expect(card.getByRole('button', { name: /^Змінити: / })).toBeVisible();
});

test('a quantity that is not a whole number stays as typed with the error at its field', async ({ page }) => {
  await register(page);
  await page.goto('/categories/roses?view=list&inStock=1');
  await page.locator('html[data-ready]').waitFor();
  const quantityInput = page.locator('#price-list input[name=quantity]').first();
  await quantityInput.fill('1');
  await expect(page.locator('#price-list [role=status]')).toContainText('1 позицію');
  await quantityInput.fill('');
  await quantityInput.pressSequentially('12,5');
  await expect(quantityInput).toHaveValue('12,5');
  await page.getByRole('button', { name: 'Додати вибране' }).click();
  await expect(quantityInput).toHaveAttribute('aria-invalid', 'true', { timeout: 30_000 });
  await expect(quantityInput).toHaveValue('12,5');
});

test('a quantity typed while a response is pending stays on a card and on a price list', async ({ page }) => {
  await register(page);
  for (const [at, address, add] of [
    [0, '/categories/roses?inStock=1', /^Додати: /],
    [1, '/categories/roses?inStock=1&view=list', /^Додати вибране/],
  ] as const) {
    await page.goto(address);
    await page.locator('html[data-ready]').waitFor();
    const product = page.locator('main :is(article, td):has(input[name=quantity])').nth(at);
    const quantityInput = product.locator('input[name=quantity]');
    await quantityInput.fill('1');
    const release = await hold(page, /\.data(\?|$)/);
    const adds = page.locator('main').getByRole('button', { name: add });
    await adds.first().click();
    await quantityInput.fill('3');
    if (at === 0) await adds.nth(1).click();
    release();
    await expect(product).toContainText('У кошику', { timeout: 30_000 });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    await expect(quantityInput).toHaveValue('3');
    await page.unrouteAll({ behavior: 'wait' });
  }
});
