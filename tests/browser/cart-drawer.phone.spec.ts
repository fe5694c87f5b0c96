import type { Page } from '@playwright/test';
import { expect, hold, plentiful, register, test } from './portal-test';

/** A customer with two kinds of roses in the cart, which is open over their list; what the cart's link said before. */
async function openCart(page: Page) {
  await register(page);
  await page.goto('/');
  await page.goto('/categories/roses?inStock=1');
  await page.locator('html[data-ready]').waitFor();
  for (const at of [0, 1]) await plentiful(page).nth(at).locator('button[type=submit]').click();
  const pill = page.locator('nav').getByRole('link', { name: /^Кошик: 2 позиції/ });
  await expect(pill).not.toHaveAttribute('aria-busy', { timeout: 30_000 });
  const said = (await pill.textContent()) ?? '';
  await pill.click();
  const drawer = page.getByRole('dialog', { name: 'Кошик' });
  await expect(drawer.getByRole('button', { name: /^Прибрати/ })).toHaveCount(2);
  return { drawer, pill, said };
}

/** A closed cart takes its place out of the history a moment after it is gone from the page. */
const isOutOfHistory = (page: Page) => expect.poll(() => page.evaluate('navigation.canGoForward')).toBe(true);

test('a step back closes the cart and leaves the page, and a closed cart leaves no step', async ({ page }) => {
  const { drawer, pill } = await openCart(page);
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(/\/categories\/roses/);
  await pill.click();
  await drawer.getByRole('link', { name: /^Оформити за [\d\s,]+ грн/ }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/categories\/roses/);
  await expect(page.locator('article').first()).toBeVisible();
  await pill.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await isOutOfHistory(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('a cart opened again before the place of the closed one is out of the history stays open', async ({ page }) => {
  await page.addInitScript(() => {
    const back = history.back.bind(history);
    history.back = () => void setTimeout(() => (back(), Object.assign(window, { isBack: true })), 3_000);
  });
  const { drawer, pill } = await openCart(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await pill.click();
  await expect(drawer).toBeVisible();
  expect(await page.evaluate('"isBack" in window')).toBe(false);
  await expect.poll(() => page.evaluate('"isBack" in window && !navigation.canGoForward')).toBe(true);
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(pill).toBeFocused();
  await isOutOfHistory(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('what is changed in the cart over a page stays there: quantity, refusal, removal and its undoing', async ({
  page,
}) => {
  const { drawer } = await openCart(page);
  const link = drawer.getByRole('link', { name: /^Оформити за/ });
  const before = (await link.textContent()) ?? '';
  const change = drawer.getByRole('button', { name: 'Змінити' }).first();
  const box = drawer.getByRole('textbox').first();
  await expect(change).toHaveCount(0);
  await box.fill('3');
  await change.click();
  await expect(drawer.getByRole('listitem').getByText(/3 пачки =/)).toBeVisible({ timeout: 30_000 });
  await expect(change).toBeFocused();
  await expect(link).not.toHaveText(before);

  await box.fill('90000');
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

test('what is typed in the cart goes into it on the way to checkout, unless it is refused', async ({ page }) => {
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

test('what is typed in the cart goes into it when it is closed, and the page tells so', async ({ page }) => {
  const { drawer, pill, said } = await openCart(page);
  await drawer.getByRole('textbox').first().fill('3');
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByText(/Тепер у кошику|Кількість змінено/).first()).toBeVisible({ timeout: 30_000 });
  await expect(pill).not.toHaveText(said, { timeout: 30_000 });
  await expect(pill).not.toHaveAttribute('aria-busy', { timeout: 30_000 });
  const sum = (await pill.textContent()) ?? '';
  await pill.click();
  await expect(drawer.getByRole('listitem').getByText('3 пачки =')).toBeVisible({ timeout: 30_000 });
  await drawer.getByRole('textbox').first().fill('90000');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByText(/см: Ви намагаєтеся купити/).first()).toBeVisible({ timeout: 30_000 });
  await expect(pill).toHaveText(sum);
});

test('the cart opened over an addition on its way leaves no step when it is closed', async ({ page }) => {
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
  // The first may close the toast of the addition.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await isOutOfHistory(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('a line changed in the cart can be changed again at once, also before its answer', async ({ page }) => {
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
  for (const packs of [3, 4]) {
    await drawer.locator('input[name=quantity]:not([type=hidden])').first().fill(String(packs));
    await drawer.getByRole('button', { name: 'Змінити' }).first().click();
    await expect(drawer.getByRole('listitem').getByText(`${packs} пачки =`)).toBeVisible({ timeout: 30_000 });
  }
  await expect(drawer.getByRole('alert')).toHaveCount(0);
});

test('what is answered after the cart was closed is told over the page, with its undoing', async ({ page }) => {
  const { drawer, pill } = await openCart(page);
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
  await expect(pill).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/categories\/roses/);
});

test('a form of the cart without an answer is told for what it is, and the lines stay; one without a session leads to sign-in', async ({
  page,
  context,
}) => {
  const { drawer } = await openCart(page);
  const box = drawer.locator('input[name=quantity]:not([type=hidden])').first();
  await box.fill('3');
  await context.setOffline(true);
  await drawer.getByRole('button', { name: 'Змінити' }).first().click();
  await expect(drawer.getByRole('alert')).toContainText('Форму не надіслано');
  await expect(box).toHaveValue('3');
  await context.setOffline(false);
  await drawer.getByRole('button', { name: 'Змінити' }).first().click();
  await expect(drawer.getByRole('listitem').getByText('3 пачки =')).toBeVisible({ timeout: 30_000 });
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
