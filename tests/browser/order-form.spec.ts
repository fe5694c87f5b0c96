import type { Page } from '@playwright/test';
import { expect, expectToast, hold, plentiful, registerByForm, slowReact, test } from './portal-test';

test.describe.configure({ timeout: 90_000 });

/** In the order in which the form shows them. */
const addresses: readonly Record<string, string>[] = [
  { type: 'client', city: 'Київ', street: 'Хрещатик', building: '1', contactPerson: 'Олена' },
  { type: 'store', storeName: 'Едем', city: 'Київ', street: 'Межигірська', building: '19' },
  { type: 'novapost', city: 'Львів', branchNumber: '12', contactPerson: 'Ян' },
];

const way = (page: Page, value: string) => page.locator(`[name=deliveryType][value=${value}]`);
const address = (page: Page, name: string) => page.getByRole('radio', { name });

/** Opens a page and waits for its own requests. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
}

async function addLine(page: Page): Promise<void> {
  await open(page, '/en/categories/roses?inStock=1');
  await expectToast(page.getByText('Added'), () => plentiful(page).first().locator('button[type=submit]').click());
}

/** A new customer with three addresses and a line in the cart. */
test.beforeEach(async ({ page }) => {
  await registerByForm(page, '/en');
  await page.evaluate(async (drafts) => {
    for (const draft of drafts) await fetch('/en/profile', { method: 'POST', body: new URLSearchParams(draft) });
  }, addresses);
  await addLine(page);
});

test('a delivery type without an address links to the profile to add one', async ({ page }) => {
  await open(page, '/en/checkout');
  await page.locator('.choice').getByRole('button').click();
  await expect(page).toHaveURL(/\/en\/profile/);
});

test('the selected address is kept for each delivery type that accepts it and restored after others', async ({
  page,
}) => {
  await open(page, '/en/checkout');
  await expect(address(page, 'Хрещатик')).toBeChecked();
  await address(page, 'Едем').check({ force: true });
  for (const value of ['specialDelivery', 'pickup', 'delivery']) await way(page, value).check({ force: true });
  await expect(address(page, 'Едем')).toBeChecked();
  await way(page, 'novapost').check({ force: true });
  await expect(address(page, 'Львів')).toBeChecked();
  await way(page, 'specialDelivery').check({ force: true });
  await expect(address(page, 'Едем')).toBeChecked();
});

test('correcting a field removes its error and no other', async ({ page }) => {
  await open(page, '/en/checkout');
  await page
    .getByRole('button', { name: /Order for/ })
    .first()
    .click();
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('link', { name: 'Please choose how to pay.' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.locator('[name=paymentMethod][value=creditCard]').check({ force: true });
  await expect(alert.getByRole('link', { name: 'Please choose how to pay.' })).toHaveCount(0);
  await expect(page.locator('#paymentMethod-error')).toHaveCount(0);
  await expect(alert.getByRole('link', { name: 'Delivery time is not chosen' })).toBeVisible();
});

test('the same details as last time correct what they fill in, and the summary goes with its last error', async ({
  page,
}) => {
  await open(page, '/en/checkout');
  await page.locator('[name=deliveryTime][value="10:00-12:00"]').check({ force: true });
  await page.locator('[name=deliveryDate]').nth(1).check({ force: true });
  await page.locator('[name=paymentMethod][value=creditCard]').check({ force: true });
  const order = page.getByRole('button', { name: /Order for/ }).first();
  await order.click();
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  await addLine(page);
  await open(page, '/en/checkout');
  await order.click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Delivery time is not chosen' })).toBeVisible();
  await expect(page.getByText(/ · (today|tomorrow) 10:00.–.12:00$/)).toBeVisible();
  await page.getByRole('link', { name: 'Use the same details' }).click();
  await expect(page.locator('[name=deliveryTime][value="10:00-12:00"]')).toBeChecked();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('#deliveryTime-error')).toHaveCount(0);
});

test('Space on a payment method right after selecting pickup checks it and keeps the focus', async ({ page }) => {
  await open(page, '/en/checkout');
  const inStore = page.locator('[name=paymentMethod][value=cashInStore]');
  for (const delivery of ['delivery', 'pickup', 'novapost', 'pickup']) await way(page, delivery).check({ force: true });
  await inStore.focus();
  await inStore.press('Space');
  await expect(inStore).toBeChecked();
  await expect(inStore).toBeFocused();
});

test('choices made in the order form before hydration stay', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en/checkout');
  await way(page, 'specialDelivery').check({ force: true });
  await address(page, 'Едем').check({ force: true });
  release();
  await page.locator('html[data-ready]').waitFor();
  await expect(way(page, 'specialDelivery')).toBeChecked();
  await expect(address(page, 'Едем')).toBeChecked();
});

test('“Use the same details” fills in the order form each time it is pressed', async ({ page }) => {
  await open(page, '/en/checkout');
  await address(page, 'Едем').check({ force: true });
  await page.locator('[name=deliveryTime][value="10:00-12:00"]').check({ force: true });
  await page.locator('[name=paymentMethod][value=creditCard]').check({ force: true });
  const order = page.getByRole('button', { name: /Order for/ }).first();
  await order.click();
  await expect(page).toHaveURL(/\/checkout\/success\?/);

  await addLine(page);
  await open(page, '/en/checkout');
  const fillAgain = async () => {
    await way(page, 'pickup').check({ force: true });
    await page.getByRole('link', { name: 'Use the same details' }).click();
    await expect(page.locator(':focus')).toContainText(/^Filled in: /);
    await expect(way(page, 'delivery')).toBeChecked();
    await expect(address(page, 'Едем')).toBeChecked();
  };
  await fillAgain();
  await page.locator('[name=comment]').fill('x'.repeat(1_001));
  await order.click();
  await expect(page.getByRole('alert').getByRole('link', { name: /too long/ })).toBeVisible();
  await fillAgain();
});

test('an error that arrives before the pending state is rendered stays on the page', async ({ page }) => {
  await slowReact(page, false);
  await open(page, '/en/checkout');
  await page.evaluate(() => Object.assign(window, { isReactSlow: true }));
  await page
    .getByRole('button', { name: /Order for/ })
    .first()
    .click();
  const error = page.getByRole('alert').getByRole('link', { name: 'Delivery time is not chosen' });
  await expect(error).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isReactSlow: false }));
  await page.locator('main a[href="#cart"]').first().click();
  await expect(page).toHaveURL(/#cart$/);
  await page.waitForTimeout(2_000);
  await expect(error).toBeVisible();
});

test('the errors of an order stay through anchor links and revalidation and do not take the focus again', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/en/checkout');
  await page
    .getByRole('button', { name: /Order for/ })
    .first()
    .click();
  const summary = page
    .getByRole('alert')
    .filter({ has: page.getByRole('link', { name: 'Delivery time is not chosen' }) });
  await expect(summary).toBeFocused();
  await page.locator('main a[href="#cart"]').first().click();
  await expect(page).toHaveURL(/#cart$/);
  await expect(summary).toBeVisible();

  const reading = page.waitForResponse(/checkout\.data/);
  await page.clock.fastForward('25:00:00');
  await reading;
  await page.clock.runFor(1_000);
  await expect(summary).toBeVisible();
  await expect(summary).not.toBeFocused();
  await expect(page.locator('#deliveryTime-error')).toBeVisible();

  await way(page, 'pickup').check({ force: true });
  await page.locator('[name=deliveryTime]:enabled').last().check({ force: true });
  await page
    .getByRole('button', { name: /Order for/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Please choose how to pay.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Delivery time is not chosen' })).toHaveCount(0);
});

test('the errors of an order stay when a link within the page interrupts their revalidation', async ({ page }) => {
  await open(page, '/en/checkout');
  await page.route(/checkout\.data/, (route) => (route.request().method() === 'GET' ? undefined : route.continue()));
  await page
    .getByRole('button', { name: /Order for/ })
    .first()
    .click();
  const error = page.getByRole('link', { name: 'Delivery time is not chosen' });
  await expect(error).toBeVisible();
  await page.locator('main a[href="#cart"]').first().click();
  await expect(page).toHaveURL(/#cart$/);
  await page.waitForTimeout(1_000);
  await expect(error).toBeVisible();
});

test('a line that is changed and removed before the response is removed', async ({ page }) => {
  await open(page, '/en/checkout');
  const line = page.locator('#cart tbody').filter({ has: page.locator('[name=quantity]') });
  const release = await hold(page, /checkout\.data|checkout\?/);
  await line.locator('[name=quantity]').fill('2');
  await line.getByRole('button', { name: 'Update', exact: true }).click();
  await line.getByRole('button', { name: /^Remove/ }).click();
  release();
  await expect(page.getByText('Your cart is empty')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a quantity typed while another change is pending stays, and ordering saves it and asks to order again', async ({
  page,
}) => {
  await open(page, '/en/checkout');
  const line = page.locator('#cart tbody').filter({ has: page.locator('[name=quantity]') });
  const quantityInput = line.getByRole('textbox');
  const release = await hold(page, /checkout\.data|checkout\?/);
  await quantityInput.fill('2');
  await line.getByRole('button', { name: 'Update', exact: true }).click();
  await quantityInput.fill('3');
  release();
  await expect(line).toContainText('2 packs =', { timeout: 30_000 });
  await expect(quantityInput).toHaveValue('3');

  await way(page, 'pickup').check({ force: true });
  await page.locator('[name=deliveryTime]:enabled').last().check({ force: true });
  await page.locator('[name=paymentMethod][value=cashInStore]').check({ force: true });
  const order = page.getByRole('button', { name: /Order for/ }).first();
  await order.click();
  await expect(page.getByRole('alert')).toContainText(
    'The quantity has been changed. Please check the total and order again.',
    { timeout: 30_000 },
  );
  await expect(line).toContainText('3 packs =');
  await expect(quantityInput).toHaveValue('3');
  await expect(way(page, 'pickup')).toBeChecked();
  await order.click();
  await expect(page).toHaveURL(/\/checkout\/success\?/, { timeout: 30_000 });
});
