import type { Locator, Page, Route } from '@playwright/test';
import { chosenProduct, expect, expectToast, hold, plentiful, register, slowReact, test } from './portal-test';

/** The nth product with a large stock. */
function roses(page: Page, at: number): Locator {
  return plentiful(page).nth(at);
}

async function openRoses(page: Page, address = '/categories/roses?inStock=1'): Promise<void> {
  await register(page);
  await page.goto('/');
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor();
}

/** Collects the forms posted from now on. */
function countPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\.data(\?|$)/.test(request.url())) posts.push(request.postData() ?? '');
  });
  return posts;
}

test('several products can be added while responses are pending: each is added once with its result, and one Back leaves the list', async ({
  page,
}) => {
  await openRoses(page);
  const release = await hold(page, /\.data(\?|$)/);
  const [rejected, second, third] = [roses(page, 0), roses(page, 1), roses(page, 2)];
  await rejected.getByRole('textbox').fill('90000');
  for (const card of [rejected, second, third]) await card.locator('button[type=submit]').first().click();
  await third.locator('button[type=submit]').first().dispatchEvent('click');
  await expect(third.getByRole('status')).toBeVisible();
  release();
  for (const card of [second, third]) await expect(card).toContainText('У кошику 1 ', { timeout: 30_000 });
  await expect(rejected.getByRole('button', { name: /^Взяти/ }).first()).toBeVisible();
  await expect(rejected.getByRole('alert')).toContainText('на складі');
  await expect(page.getByRole('link', { name: /Кошик: 2 позиції/ }).first()).toBeVisible();
  await rejected
    .getByRole('button', { name: /^Взяти/ })
    .first()
    .click();
  await expect(rejected).toContainText('У кошику', { timeout: 30_000 });
  await expect(page.getByRole('alert').filter({ hasText: 'не додано' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('accepting the offer for a rejected quantity clears the error, also when the response arrives before the pending state is rendered', async ({
  page,
}) => {
  await slowReact(page, false);
  await openRoses(page);
  const rose = roses(page, 0);
  await rose.getByRole('textbox').fill('90000');
  await rose.locator('button[type=submit]').first().click();
  const offer = rose.getByRole('button', { name: /^Взяти/ }).first();
  await offer.waitFor();
  await page.evaluate(() => Object.assign(window, { isReactSlow: true }));
  await offer.click();
  await expect(rose).toContainText('У кошику', { timeout: 30_000 });
  await expect(rose.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('alert').filter({ hasText: 'не додано' })).toHaveCount(0);
});

test('pending and queued additions are completed once when the customer goes to another page', async ({ page }) => {
  await openRoses(page);
  const release = await hold(page, /roses\.data/);
  for (const at of [0, 1]) await roses(page, at).locator('button[type=submit]').click();
  await page.locator('a.bottom-nav-item[href="/orders"]').click();
  await expect(page).toHaveURL(/\/orders$/);
  release();
  await expect(page.getByRole('link', { name: /Кошик: 2 позиції/ }).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('[data-lost]')).toHaveCount(0);
  await expect(page.locator('main article')).toHaveCount(0);
  // The cart link counts pending additions; the cart has them a little later, once.
  await expect
    .poll(async () => (await (await page.request.get('/cart/drawer')).text()).match(/"quantity":\d+/g), {
      timeout: 30_000,
    })
    .toEqual(['"quantity":1', '"quantity":1']);
});

for (const [name, fail, notice] of [
  [
    'rejected',
    (route: Route) => route.continue(),
    (page: Page) => page.getByText(/см(, друга категорія)?: Ви просите/).first(),
  ],
  ['lost', (route: Route) => route.fulfill({ status: 502 }), (page: Page) => page.locator('[data-lost=answer]')],
] as const) {
  test(`a form that is ${name} after its page was left shows its error on the current page`, async ({ page }) => {
    await openRoses(page);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/roses\.data/, (route) => held.then(() => fail(route)));
    await roses(page, 0).getByRole('textbox').fill('90000');
    await roses(page, 0).locator('button[type=submit]').first().click();
    await page.locator('a.bottom-nav-item[href="/orders"]').click();
    await expect(page).toHaveURL(/\/orders$/);
    release();
    await expect(notice(page)).toBeVisible();
  });
}

test('paging while additions are pending keeps the new page and shows what was not added', async ({ page }) => {
  await openRoses(page);
  const next = page.locator('main nav a[rel=next]');
  const release = await hold(page, /roses\.data/);
  const ids: string[] = [];
  for (const at of [0, 1, 2]) {
    ids.push(await chosenProduct(roses(page, at)));
    if (at === 1) await roses(page, at).locator('input[name=quantity]').fill('90000');
    await roses(page, at).locator('button[type=submit]').first().click();
  }
  await next.click();
  release();
  await expect(page.getByText(/см(, друга категорія)?: Ви просите/).first()).toBeVisible({
    timeout: 30_000,
  });
  const cart = async () => (await page.request.get('/cart/drawer')).text();
  await expect.poll(cart).toContain(`"productId":"${ids[2] ?? ''}"`);
  expect(await cart()).not.toContain(`"productId":"${ids[1] ?? ''}"`);
  await expect(page).toHaveURL(/page=2/);
});

test('a double tap adds a price list once', async ({ page }) => {
  await openRoses(page, '/categories/roses?inStock=1&view=list');
  const quantityInputs = page.locator('#price-list input[name=quantity]');
  for (const at of [0, 1]) await quantityInputs.nth(at).fill('1');
  const posts = countPosts(page);
  await expectToast(page.getByText('Додано 2 позиції'), () =>
    page.getByRole('button', { name: 'Додати вибране' }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    }),
  );
  await expect(page.locator('#price-list').getByText('У кошику 1 ')).toHaveCount(2);
  expect(posts).toHaveLength(1);
});

test('a price list being added does not change page or sorting until the response', async ({ page }) => {
  await openRoses(page, '/categories/roses?inStock=1&view=list');
  const address = page.url();
  await page.locator('#price-list input[name=quantity]').first().fill('1');
  const release = await hold(page, /roses\.data/);
  await page.getByRole('button', { name: 'Додати вибране' }).click();
  const press = (link: Locator) => link.first().evaluate((element: HTMLElement) => element.click());
  await press(page.locator('button[name=turnTo][value="2"]'));
  await press(page.locator('[data-selection-form] a[href*="sort="]'));
  release();
  await expect(page.locator('#price-list').getByText('У кошику 1 ')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Додати вибране' })).not.toHaveAttribute('aria-disabled');
  expect(page.url().split('#')[0]).toBe(address);
  await press(page.locator('button[name=turnTo][value="2"]'));
  await expect(page).toHaveURL(/page=2$/, { timeout: 30_000 });
});
