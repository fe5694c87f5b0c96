import type { Page } from '@playwright/test';
import { expect, register, signIn, test } from './portal-test';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
}

test('a checked filter keeps the focus, and its chip removes it', async ({ page }) => {
  await open(page, '/categories/roses');
  const tick = page.locator('#filters input[name=inStock]');
  await tick.focus();
  await page.keyboard.press('Space');
  const chip = page.getByRole('link', { name: /^Прибрати фільтр.*наявності/ });
  await expect(chip).toBeVisible();
  await expect(tick).toBeFocused();
  await expect(tick).toBeChecked();
  await chip.click();
  await expect(chip).toHaveCount(0);
  await expect(tick).not.toBeChecked();
});

test('a farm checked in the expanded list keeps its place and the focus', async ({ page }) => {
  await open(page, '/categories/roses');
  await page.locator('#filters summary').click();
  const farm = page.locator('#filters details input:enabled').nth(2);
  await farm.focus();
  await page.keyboard.press('Space');
  await page.waitForURL(/manufacturerId=/);
  await expect(page.getByRole('link', { name: /^Прибрати фільтр/ })).toHaveCount(1);
  await expect(farm).toBeFocused();
  await expect(farm).toBeChecked();
});

test('arrow keys select one colour after another and keep the focus', async ({ page }) => {
  await open(page, '/categories/roses');
  await page.locator('#filters input[name=color][value=""]').focus();
  for (const color of ['red', 'burgundy', 'pink']) {
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(new RegExp(`color=${color}`));
    await expect(page.locator(`#filters input[name=color][value=${color}]`)).toBeFocused();
  }
});

test('text typed while a search is pending stays in the field, and Back shows the previous query', async ({ page }) => {
  await open(page, '/search?q=freedom');
  const field = page.getByRole('combobox', { name: 'Пошук' });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/search\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await field.fill('explorer');
  await field.press('Enter');
  await field.pressSequentially(' 60');
  release();
  await page.waitForURL(/q=explorer/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('explorer');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('explorer 60');
  await page.locator('main h1').click();
  await page.goBack();
  await page.waitForURL(/q=freedom/);
  await expect(field).toHaveValue('freedom');
});

test('the button of the document filter keeps the focus, and removing the filter empties the field', async ({
  page,
}) => {
  await signIn(page);
  await open(page, '/history');
  const filter = page.getByRole('search', { name: 'Фільтр документів' });
  await filter.getByLabel('Вид документа').selectOption({ index: 1 });
  const show = filter.getByRole('button', { name: 'Показати' });
  await show.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/documentType=\w/);
  const clear = filter.locator('a.pill');
  await expect(clear).toBeVisible();
  await expect(show).toBeFocused();
  await clear.click();
  await expect(clear).toHaveCount(0);
  await expect(filter.getByLabel('Вид документа')).toHaveValue('');
});

test('opening and cancelling an address form moves the focus to the form and back to the address', async ({ page }) => {
  await signIn(page, undefined, '/en');
  await open(page, '/en/profile');
  const press = async (name: RegExp) => {
    await page.getByRole('link', { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  await press(/^Delete ?:/);
  await expect(page.getByRole('form', { name: /^Delete the address/ })).toBeFocused();
  await page.getByRole('link', { name: 'Cancel' }).press('Enter');
  await expect(page.locator('li[id^=address-]:focus')).toBeVisible();
  await press(/^Change ?:/);
  await expect(page.getByRole('form', { name: 'Change the address' })).toBeFocused();
});

test('removing a cart line moves the focus to the cart, and to the page when the cart is empty', async ({ page }) => {
  await register(page, '/en');
  await open(page, '/en/categories/roses?inStock=1');
  for (const at of [0, 1]) {
    await page.locator('article button[type=submit]').nth(at).click();
    const cart = page.getByRole('banner').getByRole('link', { name: new RegExp(`^Cart: ${at + 1} `) });
    await expect(cart).toBeVisible();
    await expect(cart).not.toHaveAttribute('aria-busy', { timeout: 20_000 });
  }
  await open(page, '/en/checkout');
  const remove = page.locator('#cart').getByRole('button', { name: /^Remove/ });
  await remove.first().press('Enter');
  await expect(remove).toHaveCount(1);
  await expect(page.locator('#cart')).toBeFocused();
  await remove.press('Enter');
  await expect(page.locator('#cart')).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
});

test('the second link of a list page leads past the filters to the products', async ({ page }) => {
  await open(page, '/categories/roses');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'До товарів' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('#product-list :focus')).toBeVisible();
  await open(page, '/contact');
  await expect(page.getByRole('link', { name: 'До товарів' })).toHaveCount(0);
});

test('Ctrl+K focuses the search, from a field too, and “/” is only a character', async ({ page }) => {
  await signIn(page);
  await open(page, '/quick-order');
  const search = page.getByRole('combobox', { name: 'Пошук' });
  const message = page.locator('textarea[name=message]');
  await message.focus();
  await page.keyboard.type('1/2');
  await expect(message).toHaveValue('1/2');
  await message.press('Control+k');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await expect(message).toHaveValue('1/2');
  await page.locator('h1').first().click();
  await page.keyboard.press('/');
  await expect(search).not.toBeFocused();
});
