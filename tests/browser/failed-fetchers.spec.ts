import type { Page, Route } from '@playwright/test';
import { expect, expectToast, plentiful, register, signIn, test } from './portal-test';

const roses = '/categories/roses?inStock=1';
const card = (page: Page) => plentiful(page).first();
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Кошик: 1 позиція/ });

async function openRoses(page: Page): Promise<void> {
  await page.goto(roses);
  await page.locator('html[data-ready]').waitFor();
}

test('a failed unread count neither breaks the page nor an addition to the cart', async ({ page }) => {
  await register(page);
  const requests: string[] = [];
  await page.route(/\/notifications\/unread/, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ status: 503 });
  });
  await openRoses(page);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await card(page).locator('button[type=submit]').click();
  await expect(cartLink(page)).not.toHaveAttribute('aria-busy');
  await expect(card(page)).toBeVisible();
  await expect(page.locator('[data-failure]')).toHaveCount(0);
});

test('an addition does not wait for the unread count, which is requested again', async ({ page }) => {
  await signIn(page);
  await openRoses(page);
  const bell = page.getByRole('banner').getByRole('link', { name: /Сповіщення: \d/ });
  await expect(bell).toBeVisible();
  let requests = 0;
  await page.route(/\/notifications\/unread/, () => void (requests += 1));
  await expectToast(page.getByText('Додано'), () => card(page).locator('button[type=submit]').click());
  await expect.poll(() => requests).toBe(1);
  await expect(bell).toBeVisible();
});

const failures = [
  ['answers 503', (route: Route) => route.fulfill({ status: 503 })],
  ['loses the connection', (route: Route) => route.abort('internetdisconnected')],
] as const;

for (const [why, fail] of failures) {
  test(`a cart drawer whose cart ${why} says so, keeps the typed quantity and works when opened again`, async ({
    page,
  }) => {
    await register(page);
    await openRoses(page);
    await card(page).locator('button[type=submit]').click();
    await expect(cartLink(page)).not.toHaveAttribute('aria-busy');
    const field = page.locator('article input[name=quantity]').last();
    await field.fill('75');
    await page.route(/\/cart\/drawer/, fail);
    await cartLink(page).click();
    const drawer = page.getByRole('dialog', { name: 'Кошик' });
    await expect(drawer).toContainText('Кошик зараз не відкривається');
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(field).toHaveValue('75');

    await page.unroute(/\/cart\/drawer/);
    await cartLink(page).click();
    await expect(drawer.locator('tbody[id]')).toHaveCount(1);
  });
}

for (const [why, fail] of failures) {
  test(`a cart drawer whose reload ${why} after a change keeps its lines and what was typed, and says so`, async ({
    page,
  }) => {
    await register(page);
    await openRoses(page);
    await card(page).locator('button[type=submit]').click();
    await expect(cartLink(page)).not.toHaveAttribute('aria-busy');
    await cartLink(page).click();
    const drawer = page.getByRole('dialog', { name: 'Кошик' });
    const field = drawer.getByRole('textbox').first();
    await field.fill('3');
    await page.route(/\/cart\/drawer/, fail);
    await drawer.getByRole('button', { name: 'Змінити' }).click();
    await expect(drawer).toContainText('Кошик не оновився');
    await expect(drawer.locator('tbody[id]')).toHaveCount(1);
    await expect(field).toHaveValue('3');
  });
}
