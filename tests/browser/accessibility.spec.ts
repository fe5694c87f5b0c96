import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { eventPath } from '../support/event-path';
import { registerBuyer } from '../support/new-buyer';
import { boxes, openReadyList } from './list';
import { openComparison } from './receiving';
import { expect, signIn, test } from './portal-test';

const visitorPages = {
  catalogue: ['/', '/catalog', '/catalog?view=list&inStock=1', '/search', '/search?q=freedom', '/search?q=zzzz'],
  others: [
    '/contact',
    '/terms-of-use',
    '/cart-link?l=1_7.25_99999.1_x',
    '/cart-link',
    '/favourites',
    '/nothing-here',
    '/login',
    '/register',
    '/forgotPassword',
    '/becomeClient',
  ],
};
const customerPages = {
  shop: [
    '/',
    '/catalog',
    '/catalog?view=list',
    '/cart-link?l=1_7.30_99999.1_x',
    '/checkout',
    '/profile',
    '/delete-account',
    '/personal-discounts',
    '/notifications',
  ],
  sheets: [
    '/quick-order',
    `/quick-order?${new URLSearchParams({ message: 'фрідом 60 - 100\nеустома біла 40 шт\nескімо' }).toString()}`,
    eventPath,
    eventPath.replace('?', '/print?'),
    '/retail',
    '/retail?markup=-150&markup-1=80&rounding=five',
    '/price-tags',
  ],
  lists: [
    '/list',
    '/list?from=weeks&weeks=8',
    '/list?from=weekday&weekday=3',
    '/list?from=list',
    '/list?from=favourites',
    '/list?from=holiday',
    '/list?from=nothing',
  ],
  docs: ['/orders', '/preorders', '/history', '/documents', '/documents?view=month', '/documents?view=unpaid'],
};

for (const [kind, paths] of Object.entries(visitorPages)) {
  test(`the pages of a visitor (${kind}) have no axe violations`, async ({ page }) => {
    test.slow();
    for (const path of paths) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });
}

for (const [kind, paths] of Object.entries(customerPages)) {
  test(`the pages of a customer (${kind}) have no axe violations`, async ({ page }) => {
    test.slow();
    await signIn(page);
    for (const path of paths) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });
}

test('an order, its repetition and its comparison with the invoice have no axe violations', async ({ page }) => {
  test.slow();
  await signIn(page);
  await page.goto('/orders');
  await page.goto((await page.locator('main li a[href*="?id="]').first().getAttribute('href')) ?? '');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Повторити замовлення' }).click();
  await page.waitForURL('**/orders/repeat/*');
  await expectAccessible(page);
  await openComparison(page);
  await expectAccessible(page);
});

test('the menu that sends an order or a product has no axe violations', async ({ page }) => {
  await signIn(page);
  for (const [list, link] of [
    ['/orders', 'main li a[href*="?id="]'],
    ['/categories/roses', 'main article a[href*="/product/"]'],
  ] as const) {
    await page.goto(list);
    await page.goto((await page.locator(link).first().getAttribute('href')) ?? '');
    await page.locator('main summary', { hasText: 'Надіслати' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Viber' })).toBeVisible();
    await expectAccessible(page);
  }
});

test('selling prices on lists and an order, and the price tags of it, have no axe violations', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await signIn(page, await registerBuyer(baseURL ?? ''));
  await page.goto('/retail?markup=62,5&rounding=nine&shopName=Мак');
  await page.getByRole('button', { name: 'Взяти ці налаштування' }).click();
  await expect(page.getByText('Увімкнено: ціна продажу')).toBeVisible();
  for (const path of ['/retail', '/categories/roses', '/categories/roses?view=list', '/list?from=weeks']) {
    await page.goto(path);
    await expectAccessible(page);
  }
  await page.goto('/orders');
  await page.goto((await page.locator('main li a[href*="?id="]').first().getAttribute('href')) ?? '');
  await expectAccessible(page);
  await page.goto((await page.locator('main a[href^="/price-tags"]').getAttribute('href')) ?? '');
  await expect(page.locator('.tags li').first()).toBeVisible();
  await expectAccessible(page);
});

test('a counted list, a saved one that is open, and what is wrong with them have no axe violations', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await openReadyList(page, baseURL);
  await boxes(page, 'left').first().fill('0');
  await boxes(page, 'quantity').nth(1).fill('99999');
  await page.getByRole('button', { name: 'За нормою' }).click();
  const save = page.getByRole('button', { name: 'Зберегти вибране як список' });
  await page.getByText('Зберегти норми чи список').click();
  await save.click();
  await expect(page.getByLabel('Назва списку')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByLabel('Назва списку').fill('Вітрина');
  await save.click();
  await expect(page.getByRole('link', { name: 'Відкрити список' })).toBeVisible();
  await page.getByRole('button', { name: /^Додати вибране/ }).click();
  await expect(page.locator('main form [aria-invalid=true]')).toBeVisible();
  // What keeps the list stays open: a name is typed there.
  await expect(save).toBeVisible();
  await expectAccessible(page);
  await page.goto('/list?from=list');
  await page.getByText('Змінити список').click();
  await expectAccessible(page);
});

test('the confirmation of deleting an address has no axe violations', async ({ page }) => {
  await signIn(page);
  await page.goto('/profile');
  await page.goto((await page.locator('a[href*="deleteAddress"]').first().getAttribute('href')) ?? '');
  await expect(page.locator('form[id^=delete-]')).toBeVisible();
  await expectAccessible(page);
});

test('the axe check finds low contrast that exists in dark mode only', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('main h1').evaluate((heading) => (heading.style.color = 'light-dark(#000, #333)'));
  const [light, dark] = await findViolations(page);
  expect(light).toEqual([]);
  expect(dark).toEqual([expect.stringContaining('color-contrast')]);
});

/** In a window as tall as the page: a box at the lower edge that the bar of a sheet lies over, until one scrolls, is no small target. */
async function expectAccessible(page: Page) {
  await page.locator('html[data-ready]').waitFor();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, whole) });
  expect(await findViolations(page), page.url()).toEqual([[], []]);
  await page.setViewportSize({ width, height });
}

/** Axe violations in light mode, and contrast violations in dark mode. */
async function findViolations(page: Page): Promise<[light: string[], dark: string[]]> {
  const light = await analyse(
    builderFor(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']),
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const dark = await analyse(builderFor(page).withRules(['color-contrast', 'link-in-text-block']));
  await page.emulateMedia({ colorScheme: 'light' });
  return [light, dark];
}

/** Legacy mode opens no second window, since no page has foreign frames. */
function builderFor(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

async function analyse(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
