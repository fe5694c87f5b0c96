import type { Page } from '@playwright/test';
import { expect, hold, plentiful, register, test } from './portal-test';

test.slow();

/** A customer with two lines in the open cart drawer. `linkText` is the text of the cart link before. */
async function openCart(page: Page) {
  await register(page);
  await page.goto('/');
  await page.goto('/categories/roses?inStock=1');
  await page.locator('html[data-ready]').waitFor();
  for (const at of [0, 1]) await plentiful(page).nth(at).locator('button[type=submit]').click();
  const cartLink = page.locator('nav').getByRole('link', { name: /^Кошик: 2 позиції/ });
  await expect(cartLink).not.toHaveAttribute('aria-busy', { timeout: 30_000 });
  const linkText = (await cartLink.textContent()) ?? '';
  await cartLink.click();
  const drawer = page.getByRole('dialog', { name: 'Кошик' });
  await expect(drawer.getByRole('button', { name: /^Прибрати/ })).toHaveCount(2);
  return { drawer, pill: cartLink, linkText };
}

/** A closed drawer removes its history entry shortly after it is gone. */
const isOutOfHistory = (page: Page) => expect.poll(() => page.evaluate('navigation.canGoForward')).toBe(true);

test('Back closes the cart drawer and keeps the page, and a closed drawer leaves no history entry', async ({
  page,
}) => {
  const { drawer, pill: cartLink } = await openCart(page);
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(/\/categories\/roses/);
  await cartLink.click();
  await drawer.getByRole('link', { name: /^Оформити за [\d\s,]+ грн/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Оформлення' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/categories\/roses/);
  await expect(page.locator('article').first()).toBeVisible();
  await page.locator('html[data-ready]').waitFor();
  await cartLink.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await isOutOfHistory(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('a cart drawer reopened before its old history entry is gone stays open', async ({ page }) => {
  await page.addInitScript(() => {
    const back = history.back.bind(history);
    history.back = () => void setTimeout(() => (back(), Object.assign(window, { isBack: true })), 3_000);
  });
  const { drawer, pill: cartLink } = await openCart(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await cartLink.click();
  await expect(drawer).toBeVisible();
  expect(await page.evaluate('"isBack" in window')).toBe(false);
  await expect.poll(() => page.evaluate('"isBack" in window && !navigation.canGoForward')).toBe(true);
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(cartLink).toBeFocused();
  await isOutOfHistory(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('changing, exceeding the stock, removing and undoing in the cart drawer keep it open over the page', async ({
  page,
}) => {
  const { drawer } = await openCart(page);
  const link = drawer.getByRole('link', { name: /^Оформити за/ });
  const before = (await link.textContent()) ?? '';
  const change = drawer.getByRole('button', { name: 'Змінити' }).first();
  const quantityInput = drawer.getByRole('textbox').first();
  await expect(change).toHaveCount(0);
  await quantityInput.fill('3');
  await change.click();
  await expect(drawer.locator('tbody[id]').getByText(/3 пачки =/)).toBeVisible({ timeout: 30_000 });
  await expect(change).toBeFocused();
  await expect(link).not.toHaveText(before);

  await quantityInput.fill('90000');
  await change.click();
  await expect(drawer.getByRole('button', { name: /^Взяти/ }).first()).toBeVisible({ timeout: 30_000 });
  for (const left of [1, 0]) {
    await drawer
      .getByRole('button', { name: /^Прибрати/ })
      .first()
      .click();
    await expect(drawer.getByRole('button', { name: /^Прибрати/ })).toHaveCount(left, { timeout: 30_000 });
  }
  await drawer.getByRole('button', { name: 'Повернути' }).click();
  await expect(drawer.getByRole('button', { name: /^Прибрати/ })).toHaveCount(1, { timeout: 30_000 });
  await expect(page).toHaveURL(/\/categories\/roses/);
});

test('going to checkout saves the quantities typed in the cart drawer, and an invalid one keeps it open with the focus there', async ({
  page,
}) => {
  const { drawer } = await openCart(page);
  const quantityInputs = drawer.getByRole('textbox');
  await quantityInputs.nth(0).fill('90000');
  await quantityInputs.nth(1).fill('4');
  await drawer.getByRole('link', { name: /^Оформити за/ }).click();
  await expect(drawer.locator('[aria-invalid=true]')).toBeFocused({ timeout: 30_000 });
  await expect(drawer.locator('[aria-invalid=true]')).toHaveValue('90000');
  await drawer.locator('[aria-invalid=true]').fill('3');
  await drawer.getByRole('link', { name: /^Оформити за/ }).click();
  await expect(page).toHaveURL(/\/checkout$/, { timeout: 30_000 });
  for (const amount of ['3 пачки =', '4 пачки =']) await expect(page.locator('#cart').getByText(amount)).toBeVisible();
});

test('closing the cart drawer saves a typed quantity, and the page shows the result', async ({ page }) => {
  const { drawer, pill: cartLink, linkText } = await openCart(page);
  await drawer.getByRole('textbox').first().fill('3');
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByText(/Тепер у кошику|Кількість змінено/).first()).toBeVisible({ timeout: 30_000 });
  await expect(cartLink).not.toHaveText(linkText, { timeout: 30_000 });
  await expect(cartLink).not.toHaveAttribute('aria-busy', { timeout: 30_000 });
  const sum = (await cartLink.textContent()) ?? '';
  await cartLink.click();
  await expect(drawer.locator('tbody[id]').getByText('3 пачки =')).toBeVisible({ timeout: 30_000 });
  await drawer.getByRole('textbox').first().fill('90000');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByText(/см(, друга категорія)?: Ви просите/).first()).toBeVisible({
    timeout: 30_000,
  });
  await expect(cartLink).toHaveText(sum);
});

test('a cart drawer opened while an addition is pending shows it and leaves no history entry', async ({ page }) => {
  const { drawer } = await openCart(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  const release = await hold(page, /roses\.data/);
  await plentiful(page).nth(2).locator('button[type=submit]').click();
  await page
    .locator('nav')
    .getByRole('link', { name: /^Кошик: 3 позиції/ })
    .click();
  await expect(drawer).toBeVisible();
  release();
  await expect(drawer.getByRole('button', { name: /^Прибрати/ })).toHaveCount(3, { timeout: 30_000 });
  // The first Escape may close the toast.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await isOutOfHistory(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('a line in the cart drawer can be changed again before the first response arrives', async ({ page }) => {
  const { drawer } = await openCart(page);
  await page.route(/categories\/roses/, async (route) => {
    await new Promise((later) => setTimeout(later, 3_000));
    await route.continue();
  });
  const release = await hold(page, /checkout\.data/);
  await drawer.locator('input[name=quantity]:not([type=hidden])').first().fill('3');
  await drawer.getByRole('button', { name: 'Змінити' }).first().click();
  await drawer
    .getByRole('button', { name: /^Прибрати/ })
    .first()
    .click();
  release();
  await expect(drawer.getByRole('button', { name: 'Повернути' })).toBeVisible({ timeout: 30_000 });
  // The line that was removed is gone a moment after its message has come.
  await expect(drawer.getByRole('button', { name: /^Прибрати/ })).toHaveCount(1, { timeout: 30_000 });
  for (const packs of [3, 4]) {
    await drawer.locator('input[name=quantity]:not([type=hidden])').first().fill(String(packs));
    await drawer.getByRole('button', { name: 'Змінити' }).first().click();
    await expect(drawer.locator('tbody[id]').getByText(`${packs} пачки =`)).toBeVisible({ timeout: 30_000 });
  }
  await expect(drawer.getByRole('alert')).toHaveCount(0);
});

test('Enter sends a quantity typed again after the last answer, even while the cart drawer is still revalidated', async ({
  page,
}) => {
  const { drawer } = await openCart(page);
  const box = drawer.getByRole('textbox').first();
  const release = await hold(page, /cart\/drawer/);
  await box.fill('3');
  await box.press('Enter');
  await expect(page.getByText(/Тепер у кошику|Кількість змінено/).first()).toBeAttached({ timeout: 30_000 });
  await expect(drawer.getByRole('button', { name: /Змін/ }).first()).toHaveAttribute('aria-disabled', 'true');
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await box.fill('4');
  await box.press('Enter');
  await box.press('Enter');
  release();
  await expect(drawer.locator('tbody[id]').getByText('4 пачки =')).toBeVisible({ timeout: 30_000 });
  expect(posts).toHaveLength(1);
});

test('a removal that completes after the cart drawer was closed offers to undo it on the page', async ({ page }) => {
  const { drawer, pill: cartLink } = await openCart(page);
  const release = await hold(page, /checkout\.data/);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await drawer.getByRole('textbox').first().fill('4');
  await drawer
    .getByRole('button', { name: /^Прибрати/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  release();
  await expect(page.getByRole('button', { name: 'Повернути' })).toBeVisible({ timeout: 30_000 });
  expect(sent).toHaveLength(1);
  await page.getByRole('button', { name: 'Повернути' }).click();
  await expect(cartLink).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/categories\/roses/);
});

test('a failed change in the cart drawer shows its error and keeps the lines, and an ended session leads to login', async ({
  page,
  context,
}) => {
  const { drawer } = await openCart(page);
  const quantityInput = drawer.locator('input[name=quantity]:not([type=hidden])').first();
  await quantityInput.fill('3');
  await context.setOffline(true);
  await drawer.getByRole('button', { name: 'Змінити' }).first().click();
  await expect(drawer.getByRole('alert')).toContainText('Форму не надіслано');
  await expect(quantityInput).toHaveValue('3');
  await context.setOffline(false);
  await drawer.getByRole('button', { name: 'Змінити' }).first().click();
  await expect(drawer.locator('tbody[id]').getByText('3 пачки =')).toBeVisible({ timeout: 30_000 });
  await expect(drawer.getByRole('alert')).toHaveCount(0);
  await page.route(/checkout\.data/, (route) => route.fulfill({ status: 413, contentType: 'text/html', body: '' }));
  await drawer
    .getByRole('button', { name: /^Прибрати/ })
    .first()
    .click();
  await expect(drawer.getByRole('alert')).toContainText('Форма завелика');
  await page.unrouteAll();
  await context.clearCookies();
  await drawer
    .getByRole('button', { name: /^Прибрати/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login/);
});
