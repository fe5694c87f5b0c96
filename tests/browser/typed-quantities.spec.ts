import { expect, hold, register, test } from './portal-test';

test.slow();

test('lines filled in on a price list come along when it is filtered, sorted or shown as cards', async ({ page }) => {
  await register(page);
  await page.goto('/categories/roses?view=list');
  await page.locator('html[data-ready]').waitFor();
  const quantityInputs = page.locator('#price-list input[name=quantity]');
  const sum = page.locator('#price-list [role=status]');
  const filled = () =>
    quantityInputs.evaluateAll((all) =>
      all
        .map((box) => (box as HTMLInputElement).value)
        .filter(Boolean)
        .sort(),
    );
  await quantityInputs.nth(0).fill('1');
  await quantityInputs.nth(1).fill('2');
  await expect(sum).toContainText('2 позиції');
  const total = (await sum.textContent()) ?? '';
  const ways = [
    () => page.locator('#filters input[name=promotion]').check(),
    () => page.getByRole('link', { name: /^Прибрати фільтр/ }).click(),
    async () => {
      await page.locator('main summary').filter({ hasText: 'За назвою' }).click();
      await page.getByRole('link', { name: 'За плантацією' }).first().click();
    },
  ];
  for (const go of ways) {
    const before = page.url();
    await go();
    await page.waitForURL((url) => url.href !== before);
    await expect.poll(filled).toEqual(['1', '2']);
    await expect(sum).toHaveText(total);
  }
  await page.getByRole('link', { name: 'Картки', exact: true }).click();
  await expect(page.locator('#price-list')).toHaveCount(0, { timeout: 30_000 });
  await page.getByRole('link', { name: 'Прайс', exact: true }).click();
  await expect.poll(filled, { timeout: 30_000 }).toEqual(['1', '2']);
});

test('a filter that cannot be taken with all that is filled in is off again', async ({ page }) => {
  await register(page);
  await page.goto('/categories/roses?view=list');
  await page.locator('html[data-ready]').waitFor();
  const box = page.locator('#price-list input[name=quantity]').first();
  const tooLong = '9'.repeat(21);
  await box.fill(tooLong);
  const tick = page.locator('#filters input[name=promotion]');
  await tick.click();
  await expect(page.locator('main')).toContainText('Спершу додайте вибране до кошика', { timeout: 30_000 });
  await expect(tick).not.toBeChecked();
  await expect(box).toHaveValue(tooLong);
});

test('a sum stays with its boxes when another line is taken as offered', async ({ page }) => {
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

test('a card tells what its box comes to, and neither rounds nor keeps what was answered', async ({ page }) => {
  await register(page);
  await page.goto('/categories/roses?inStock=1');
  await page.locator('html[data-ready]').waitFor();
  const card = page.locator('article:has(input[name=quantity])').first();
  const box = card.getByRole('textbox');
  await box.fill('2');
  await expect(card).toContainText('2 пачки =');
  for (const typed of ['1.5', '']) {
    await box.fill(typed);
    await expect(card.locator('.price')).not.toContainText('=');
  }
  await box.fill('90000');
  await box.press('Enter');
  const offer = card.getByRole('button', { name: /^Взяти/ }).first();
  await expect(offer).toBeVisible({ timeout: 30_000 });
  await expect(box).toHaveValue('90000');
  await offer.click();
  await expect(card).toContainText('У кошику', { timeout: 30_000 });
  await expect(box).toHaveValue('1');
  await expect(card.locator('.price')).toContainText('1 пачка =');
});

test('what is no whole number is neither changed nor lost, and told at its box', async ({ page }) => {
  await register(page);
  await page.goto('/categories/roses?view=list&inStock=1');
  await page.locator('html[data-ready]').waitFor();
  const box = page.locator('#price-list input[name=quantity]').first();
  await box.press('ArrowUp');
  await expect(page.locator('#price-list [role=status]')).toContainText('1 позицію');
  await box.fill('');
  await box.pressSequentially('12,5');
  await expect(box).toHaveValue('12,5');
  await page.getByRole('button', { name: 'Додати вибране' }).click();
  await expect(box).toHaveAttribute('aria-invalid', 'true', { timeout: 30_000 });
  await expect(box).toHaveValue('12,5');
});

test('what is typed on while an answer is on its way stays, on a card and on a price list', async ({ page }) => {
  await register(page);
  for (const [at, address, add] of [
    [0, '/categories/roses?inStock=1', /^Додати: /],
    [1, '/categories/roses?inStock=1&view=list', /^Додати вибране/],
  ] as const) {
    await page.goto(address);
    await page.locator('html[data-ready]').waitFor();
    const product = page.locator('main :is(article, tr):has(input[name=quantity])').nth(at);
    const box = product.locator('input[name=quantity]');
    await box.fill('1');
    const release = await hold(page, /\.data(\?|$)/);
    const adds = page.locator('main').getByRole('button', { name: add });
    await adds.first().click();
    await box.fill('3');
    if (at === 0) await adds.nth(1).click();
    release();
    await expect(product).toContainText('У кошику', { timeout: 30_000 });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    await expect(box).toHaveValue('3');
    await page.unrouteAll({ behavior: 'wait' });
  }
});
