import type { Page } from '@playwright/test';
import { expect, expectToast, hold, register, test } from './portal-test';

/** Three lines of the catalogue that are in stock by the thousand, as they are typed and as they are told. */
const lines = [
  ['фрідом 60 100', 'Freedom'],
  ['плая бланка 60 2 пачки', 'Playa Blanca'],
  ['експлорер 60 50', 'Explorer'],
] as const;

/** Opens a page and waits until the catalogue is indexed. */
async function openIndexed(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const answer = await page.request.get(`/search-suggestions?q=${encodeURIComponent('плая')}`);
    expect(await answer.text()).toContain('Playa');
  }).toPass({ timeout: 60_000 });
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
}

test('three lines typed into the search one after another are three lines of the cart, without leaving the page', async ({
  page,
}) => {
  await register(page);
  await openIndexed(page, '/contact');
  const documents: string[] = [];
  page.on('framenavigated', (frame) => void documents.push(frame.url()));
  const field = page.getByRole('combobox', { name: 'Пошук' });
  const first = page.getByRole('option').first();
  await field.focus();
  for (const [typed, name] of lines) {
    await page.keyboard.type(typed);
    await expect(first).toContainText(name);
    await expect(first).toContainText(/ = \d+\sшт · [\d\s]+,\d\d\sгрн/);
    await expect(first).toContainText('Додати');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
    await expectToast(page.getByRole('status').filter({ hasText: name }), () => page.keyboard.press('Enter'));
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  }
  expect(documents).toEqual([]);
  await expect(page).toHaveURL(/\/contact$/);
  await page.goto('/checkout');
  await expect(page.locator('#cart tbody input[name=quantity]')).toHaveCount(3);
});

test('the cart link counts a line typed into the search at once and is busy until the response', async ({ page }) => {
  await register(page);
  await openIndexed(page, '/contact');
  const cart = page.locator('a[href$="/checkout"]:visible').first();
  const field = page.getByRole('combobox', { name: 'Пошук' });
  await field.fill('фрідом 60 100');
  await expect(page.getByRole('option').first()).toContainText('Додати');
  const release = await hold(page, /checkout\.data/, 'POST');
  await field.press('Enter');
  await expect(cart).toHaveAttribute('aria-busy', 'true');
  const expected = (await cart.getAttribute('aria-label')) ?? '';
  expect(expected).toMatch(/(?<!\d)1\sпозиція/);
  release();
  await expect(cart).not.toHaveAttribute('aria-busy');
  await expect(cart).toHaveAccessibleName(expected);
});

test('Enter right after the last figure waits for the order line and adds it', async ({ page }) => {
  await register(page);
  await openIndexed(page, '/contact');
  const field = page.getByRole('combobox', { name: 'Пошук' });
  await field.fill('фрідом 60 100');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await field.fill('фрідом 60 100');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL(/\/contact$/);
  await expect(async () => {
    await page.goto('/checkout');
    await expect(page.locator('#cart tbody input[name=quantity]')).toHaveValue('8', { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
});

for (const [prefix, line, name] of [
  ['', 'фрідом 60 100', 'Пошук'],
  ['/en', 'freedom 60 100', 'Search'],
  ['/ru', 'фридом 60 100', 'Поиск'],
] as const)
  test(`Enter pressed again after an order line leaves ${prefix}/contact and its search field as they are`, async ({
    page,
  }) => {
    await register(page);
    await openIndexed(page, `${prefix}/contact`);
    const field = page.getByRole('combobox', { name });
    await field.fill(line);
    await field.press('Enter');
    await field.press('Enter');
    await expect(field).toHaveValue('');
    for (let times = 0; times < 3; times += 1) await field.press('Enter');
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(async () => {
      await page.goto(`${prefix}/checkout`);
      await expect(page.locator('#cart tbody input[name=quantity]')).toHaveValue('4', { timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
  });

test('a search without an order line opens the search page on Enter, and so does an order line after Escape', async ({
  page,
}) => {
  await register(page);
  await openIndexed(page, '/contact');
  const field = page.getByRole('combobox', { name: 'Пошук' });
  await field.fill('фрідом 60 90');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await page.goto('/contact');
  await page.locator('html[data-ready]').waitFor();
  await field.pressSequentially('фрідом 60 100');
  await expect(page.getByRole('option').first()).toContainText('Додати');
  await field.press('Escape');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.locator('main article').getByRole('textbox').first()).toHaveValue('4');
});

test('an order line lost by the network is reported, and its text returns to the search field', async ({
  page,
  context,
}) => {
  await register(page);
  await openIndexed(page, '/contact');
  const field = page.getByRole('combobox', { name: 'Пошук' });
  await field.fill('фрідом 60 100');
  await expect(page.getByRole('option').first()).toContainText('Додати');
  await context.setOffline(true);
  await field.press('Enter');
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /зв’язку/ })
      .first(),
  ).toBeVisible();
  await expect(field).toHaveValue('фрідом 60 100');
  await context.setOffline(false);
  await field.press('End');
  await field.press('Space');
  await expect(page.getByRole('option').first()).toContainText('Додати');
  await page.route('**/checkout.data*', (route) => route.abort('internetdisconnected'));
  await field.press('Enter');
  await expect(field).toHaveValue('фрідом 60 100 ');
  await expect(page).toHaveURL(/\/contact$/);
});
