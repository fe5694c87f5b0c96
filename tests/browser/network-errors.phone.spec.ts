import type { Page, Route } from '@playwright/test';
import { chosenProduct, expect, expectToast, plentiful, register, signIn, test } from './portal-test';
import { choosePickup } from './purchase';

const pageData = /\.data(\?|$)/;
const lost = (page: Page) => page.locator('[data-lost]');

/** Answers form submissions by `answer`. */
const answerForms = (page: Page, answer: (route: Route) => Promise<unknown>) =>
  page.route(pageData, (route) => (route.request().method() === 'POST' ? answer(route) : route.continue()));

/** Passes the request on, but loses the response. */
const loseResponse = async (route: Route) => {
  await route.fetch({ maxRedirects: 0 });
  await route.abort('internetdisconnected');
};

async function fillPriceList(page: Page): Promise<void> {
  await register(page);
  await page.goto('/catalog?inStock=1&view=list');
  await page.locator('html[data-ready]').waitFor();
  const plenty = page.locator('#price-list .matrix-lot:not(:has(.stock-low)) input[name=quantity]');
  await plenty.nth(0).fill('1');
  await plenty.nth(1).fill('2');
}

/** Orders roses; the first answers do not come. @returns the keys of the orders that were sent, and what is ordered */
async function orderWithoutAnswer(page: Page, times: number) {
  await page.clock.install();
  await register(page);
  await page.goto('/categories/roses?inStock=1');
  const productId = await chosenProduct(plentiful(page).first());
  await expectToast(page.getByText('Додано'), () => plentiful(page).first().locator('button[type=submit]').click());
  await choosePickup(page, '');
  await page.locator('html[data-ready]').waitFor();
  const keys: (string | undefined)[] = [];
  await answerForms(page, (route) => {
    keys.push(/name="orderKey"\s+(\S+)|orderKey=([^&]+)/.exec(route.request().postData() ?? '')?.[0]);
    return keys.length > times ? route.continue() : route.abort('internetdisconnected');
  });
  await page
    .getByRole('button', { name: /Замовити за/ })
    .first()
    .click();
  await expect(lost(page)).toBeVisible();
  return { keys, productId };
}

const filled = (page: Page) =>
  page
    .locator('#price-list input[name=quantity]')
    .evaluateAll((quantityInputs) => quantityInputs.map((box) => (box as HTMLInputElement).value).filter(Boolean));
const addChosen = (page: Page) => page.getByRole('button', { name: 'Додати вибране' }).click();

test('a form sent offline says so, keeps the page and the quantities, and is sent when pressed again', async ({
  page,
  context,
}) => {
  await fillPriceList(page);
  await context.setOffline(true);
  await addChosen(page);
  await expect(lost(page)).toContainText('Форму не надіслано');
  expect(await filled(page)).toEqual(['1', '2']);
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await expect(lost(page)).toContainText('Форму ще не надіслано');
  await expectToast(page.getByText('Додано 2 позиції'), () => addChosen(page));
  await expect(lost(page)).toHaveCount(0);
});

test('a form that loses its connection says so and keeps the page and the quantities', async ({ page }) => {
  await fillPriceList(page);
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  await addChosen(page);
  await expect(lost(page)).toContainText('Відповідь не надійшла');
  expect(await filled(page)).toEqual(['1', '2']);
  await page.unrouteAll();
  await expectToast(page.getByText('Додано 2 позиції'), () => addChosen(page));
});

test('a form of the cart drawer that loses its connection says so in the drawer and keeps the quantity and the page', async ({
  page,
}) => {
  await fillPriceList(page);
  await expectToast(page.getByText('Додано 2 позиції'), () => addChosen(page));
  await page.goto('/orders');
  await page.locator('html[data-ready]').waitFor();
  await page
    .getByRole('link', { name: /^Кошик: 2 позиції/ })
    .filter({ visible: true })
    .click();
  const quantity = page.getByRole('dialog').locator('input[name=quantity]:not([type=hidden])').first();
  const change = page.getByRole('dialog').getByRole('button', { name: 'Змінити' }).first();
  // The first change loads the route chunk.
  await quantity.fill('3');
  await change.click();
  await expect(page.getByRole('dialog').getByText(/^3 пачки =/)).toBeVisible();
  await expect(change).not.toHaveAttribute('aria-disabled');
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  await quantity.fill('4');
  await change.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Відповідь не надійшла');
  await expect(quantity).toHaveValue('4');
  await expect(page.locator('[data-failure]')).toHaveCount(0);
});

test('a form to a route whose chunk is not loaded says that it was not sent and keeps the page when offline', async ({
  page,
  context,
}) => {
  await register(page);
  await page.goto('/categories/roses?inStock=1');
  await page.locator('html[data-ready]').waitFor();
  await page.locator('article input[name=quantity]').first().fill('3');
  await context.setOffline(true);
  await page.locator('button[form=hearts]').first().click();
  await expect(lost(page)).toContainText('Форму не надіслано');
  await expect(page.locator('article input[name=quantity]').first()).toHaveValue('3');
});

for (const [where, path, openForm] of [
  [
    'the cart drawer',
    '/categories/roses?inStock=1',
    async (page: Page) => {
      await plentiful(page).first().locator('button[type=submit]').click();
      await page
        .locator('nav')
        .getByRole('link', { name: /^Кошик: 1 позиція/ })
        .click();
      await page.getByRole('dialog').getByRole('textbox').first().fill('4');
      return page.getByRole('dialog').getByRole('button', { name: 'Змінити' });
    },
  ],
  [
    'the last order of the home page',
    '/',
    async (page: Page) => {
      await page.locator('main article input[name=quantity]').first().fill('4');
      return page.locator('main').getByRole('button', { name: 'Повторити замовлення' });
    },
  ],
] as const)
  test(`a form of ${where}, whose page was never opened, keeps what is typed and says so when the connection is lost`, async ({
    page,
  }) => {
    await (path === '/' ? signIn(page) : register(page));
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor();
    const button = await openForm(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.route('**/*', (route) => route.abort('internetdisconnected'));
    await button.click();
    await expect(lost(page)).toBeVisible({ timeout: 20_000 });
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    const typed = page.locator(
      '[role=dialog] input[name=quantity]:not([type=hidden]), main article input[name=quantity]',
    );
    expect(await typed.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))).toContain('4');
  });

test('a form of the home page sent offline says that it was not sent and keeps the quantity', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto('/');
  await page.locator('html[data-ready]').waitFor();
  const quantity = page.locator('main article input[name=quantity]').first();
  await quantity.fill('4');
  await context.setOffline(true);
  await page.locator('main').getByRole('button', { name: 'Повторити замовлення' }).click();
  await expect(lost(page)).toContainText('Форму не надіслано');
  await expect(quantity).toHaveValue('4');
});

test('a form answered 413, 502 or 503 by the server or a proxy says why and keeps the quantities', async ({ page }) => {
  await fillPriceList(page);
  for (const [status, words] of [
    [503, 'Зараз забагато відвідувачів'],
    [413, 'Форма завелика'],
    [502, 'Чи виконано дію, невідомо'],
  ] as const) {
    await page.unrouteAll();
    await answerForms(page, (route) => route.fulfill({ status, contentType: 'text/html', body: '<h1>Gateway</h1>' }));
    await addChosen(page);
    await expect(lost(page)).toContainText(words);
    expect(await filled(page)).toEqual(['1', '2']);
  }
});

test('an order whose response is lost keeps its form, and sending it again leads to that order', async ({ page }) => {
  await register(page);
  await page.goto('/categories/roses?inStock=1');
  await expectToast(page.getByText('Додано'), () => plentiful(page).first().locator('button[type=submit]').click());
  await choosePickup(page, '');
  await page.locator('html[data-ready]').waitFor();
  await page.route(pageData, loseResponse, { times: 1 });
  const order = page.getByRole('button', { name: /Замовити за/ }).first();
  await order.click();
  await expect(lost(page)).toContainText('Чи прийнято замовлення, невідомо');
  await expect(page.locator('[name=comment]')).toHaveValue('Дзвонити за 15 хвилин');
  await order.click();
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  await page.goto('/orders');
  await expect(page.locator('main li a[href*="?id="]')).toHaveCount(1);
});

test('a link whose data fails to load is opened as a document', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('html[data-ready]').waitFor();
  await page.route(pageData, (route) => route.abort('internetdisconnected'));
  await page.locator('nav a[href="/catalog"]:visible').first().click();
  await expect(page).toHaveURL('/catalog');
  await expect(page.locator('main article').first()).toBeVisible();
});

test('an order without an answer is sent again by itself at growing pauses, with the same key, until there is an answer', async ({
  page,
}) => {
  const { keys } = await orderWithoutAnswer(page, 2);
  await expect(page.getByText('Ще не прийнято')).toBeVisible();
  await page.clock.fastForward('00:14');
  expect(keys).toHaveLength(1);
  await page.clock.fastForward('00:02');
  await expect.poll(() => keys).toHaveLength(2);
  await expect(page.getByText('Ще не прийнято')).toBeVisible();
  await page.clock.fastForward('00:16');
  expect(keys).toHaveLength(2);
  await page.clock.fastForward('00:15');
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  expect(new Set(keys).size).toBe(1);
  await page.goto('/orders');
  await expect(page.locator('main li a[href*="?id="]')).toHaveCount(1);
});

test('an order that waits to be sent again is asked about when its cart has changed, and is not sent after “Не надсилати”', async ({
  page,
}) => {
  const { keys, productId } = await orderWithoutAnswer(page, 1);
  await page.getByRole('button', { name: 'Не надсилати' }).click();
  await expect(page.getByText('Ще не прийнято')).toHaveCount(0);
  await page.clock.fastForward('15:00');
  expect(keys).toHaveLength(1);
  await page.getByRole('link', { name: 'Замовлення', exact: true }).first().click();
  await expect(page).toHaveURL(/\/orders$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout$/);
  await page.clock.fastForward('15:00');
  expect(keys).toHaveLength(1);
  await page.unrouteAll();
  const form = { productId, quantity: '1', unit: 'pack' };
  await page.request.post('/catalog', { form, headers: { origin: new URL(page.url()).origin } });
  await answerForms(page, (route) => route.abort('internetdisconnected'));
  await page
    .getByRole('button', { name: /Замовити за/ })
    .first()
    .click();
  await expect(page.getByText('Ще не прийнято')).toBeVisible();
  await page.unrouteAll();
  await page.clock.fastForward('00:16');
  await expect(page.getByRole('alert').filter({ hasText: 'Кошик або ціни змінилися' }).first()).toBeVisible();
  await page.clock.fastForward('15:00');
  await page.goto('/orders');
  await expect(page.locator('main li a[href*="?id="]')).toHaveCount(0);
});
