import { test as faultyTest, type Page } from '@playwright/test';
import { expect, plentiful, register, test } from './portal-test';

declare global {
  interface Window {
    sameDocument?: boolean;
  }
}

const contactLink = (page: Page) => page.locator('footer a[href="/en/contact"]').first();
const isSameDocument = (page: Page) => page.evaluate(() => window.sameDocument === true);

/** Opens a page, waits for hydration and marks the document. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
  await page.evaluate(() => {
    window.sameDocument = true;
  });
}

/** The second loss comes within the ten seconds of the guard, however slow the machine is. */
async function holdClock(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date());
}

/** Returns to the tab, which makes the page request the build ID. */
async function returnToTab(page: Page): Promise<void> {
  const answer = page.waitForResponse('**/build-id');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await answer;
  await page.waitForTimeout(50);
}

const deployNewBuild = (page: Page) => page.route('**/build-id', (route) => route.fulfill({ body: '0ddba11d' }));

test('without a new deployment a link navigates within the document', async ({ page, request }) => {
  const answer = await request.get('/build-id');
  expect(await answer.text()).toMatch(/^[0-9a-f]{8}$/);
  expect(answer.headers()['cache-control']).toBe('no-store');
  await open(page, '/en/catalog');
  await returnToTab(page);
  await contactLink(page).click();
  await page.waitForURL('/en/contact');
  expect(await isSameDocument(page)).toBe(true);
});

test('a new deployment is loaded at the next navigation, and typed text stays until then', async ({ page }) => {
  await deployNewBuild(page);
  await open(page, '/en/catalog');
  const search = page.locator('header input[name=q]:visible');
  await search.fill('rose');
  await returnToTab(page);
  expect(await isSameDocument(page)).toBe(true);
  await expect(search).toHaveValue('rose');
  await contactLink(page).click();
  await page.waitForURL('/en/contact');
  expect(await isSameDocument(page)).toBe(false);
});

test('a new deployment is loaded by a search', async ({ page }) => {
  await deployNewBuild(page);
  await open(page, '/en/catalog');
  await returnToTab(page);
  await page.locator('header input[name=q]:visible').fill('rose');
  await page.keyboard.press('Enter');
  await page.waitForURL('/en/search?q=rose');
  expect(await isSameDocument(page)).toBe(false);
});

test('a new deployment is loaded only after the quantities of a price list are in the URL', async ({ page }) => {
  await register(page);
  await deployNewBuild(page);
  await open(page, '/en/categories/roses?view=list');
  await returnToTab(page);
  await page.locator('#price-list input[name=quantity]').first().fill('2');
  await page.getByRole('link', { name: 'Varieties', exact: true }).click();
  await page.waitForURL(/chosen=2\*/);
  await expect(page.locator('#price-list')).toHaveCount(0);
  await page.getByRole('link', { name: 'Price list', exact: true }).click();
  await expect(page.locator('#price-list input[name=quantity]').first()).toHaveValue('2');
  expect(await isSameDocument(page)).toBe(false);
});

test('after a new deployment a quantity typed in the open cart drawer is saved on the way to checkout', async ({
  page,
}) => {
  await register(page);
  await deployNewBuild(page);
  await open(page, '/en/categories/roses?inStock=1');
  await plentiful(page).first().locator('button[type=submit]').click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart: 1 item/ })
    .click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  const quantity = drawer.getByRole('textbox').first();
  await returnToTab(page);
  await quantity.fill('3');
  await drawer.getByRole('link', { name: /^Check out for/ }).click();
  await page.waitForURL('/en/checkout');
  await expect(page.locator('#cart input[name=quantity]').first()).toHaveValue('3');
  await contactLink(page).click();
  await page.waitForURL('/en/contact');
  expect(await isSameDocument(page)).toBe(false);
});

test('after a new deployment a link to another language keeps what is typed', async ({ page }) => {
  await deployNewBuild(page);
  await open(page, '/becomeClient');
  await page.locator('[name=name]').fill('Олена Мельник');
  await returnToTab(page);
  await page
    .locator('a[href*="/set-language/en"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL('/en/becomeClient');
  await page.locator('html[data-ready]').waitFor();
  await expect(page.locator('[name=name]')).toHaveValue('Олена Мельник');
});

for (const [what, answer] of [
  ['fails', { status: 503 }],
  ['is a web page', { body: '<h1>Gateway</h1>' }],
] as const) {
  test(`a /build-id response that ${what} is not taken for a new deployment`, async ({ page }) => {
    await page.route('**/build-id', (route) => route.fulfill(answer));
    await open(page, '/en/catalog');
    await returnToTab(page);
    await contactLink(page).click();
    await page.waitForURL('/en/contact');
    expect(await isSameDocument(page)).toBe(true);
  });
}

faultyTest(
  'a background chunk that fails to load neither reloads the page nor clears a typed quantity',
  async ({ page }) => {
    await register(page);
    await open(page, '/en/catalog?inStock=1');
    await page.route(/save-snapshot/, (route) => route.abort());
    const quantity = page.locator('main article input[name=quantity]').first();
    await quantity.fill('7');
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) requested.push(request.url());
    });
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener('vite:preloadError', resolve);
        }),
    );
    await page.waitForTimeout(1000);
    expect(requested).toEqual([]);
    await expect(quantity).toHaveValue('7');
  },
);

faultyTest(
  'without the chunks of the cart drawer and toast the cart link opens checkout, messages are in the page, and typed quantities stay',
  async ({ page }) => {
    await register(page);
    await open(page, '/en/catalog?inStock=1');
    await page.route(/assets\/(cart-drawer|toast)-/, (route) => route.abort());
    const quantities = page.locator('main article input[name=quantity]');
    await quantities.nth(1).fill('7');
    await page.locator('main article').first().getByRole('button', { name: 'Add:' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Added 1 pack' })).toBeVisible();
    await expect(quantities.nth(1)).toHaveValue('7');
    expect(await isSameDocument(page)).toBe(true);
    await page.locator('header a[href="/en/checkout"]:visible').first().click();
    await page.waitForURL('/en/checkout');
    expect(await isSameDocument(page)).toBe(true);
  },
);

/** Makes the first request for a page's chunk fail. The browser logs it. */
const loseChunk = (page: Page, name: string, how: 'is aborted' | 'is not found' = 'is not found', times = 1) =>
  page.route(
    `**/assets/${name}-*.js`,
    (route) => (how === 'is aborted' ? route.abort() : route.fulfill({ status: 404 })),
    { times },
  );

for (const [prefix, how] of [
  ['', 'is not found'],
  ['/en', 'is aborted'],
  ['/ru', 'is not found'],
] as const) {
  faultyTest(`a click on ${prefix}/contact whose chunk ${how} loads the document of that page`, async ({ page }) => {
    await open(page, `${prefix}/catalog`);
    await loseChunk(page, 'contact', how);
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await page.locator(`footer a[href="${prefix}/contact"]`).first().click();
    await page.waitForURL(`${prefix}/contact`);
    await page.locator('html[data-ready]').waitFor();
    await expect(page.locator('main h1')).toBeVisible();
    expect(loads).toEqual([`${prefix}/contact`]);
    expect(await isSameDocument(page)).toBe(false);
  });
}

for (const [prefix, title] of [
  ['', 'Сторінку не вдалося показати'],
  ['/en', 'The page could not be shown'],
  ['/ru', 'Страницу не удалось показать'],
] as const) {
  faultyTest(`a second chunk lost within ten seconds shows the error page at ${prefix}/contact`, async ({ page }) => {
    await holdClock(page);
    await open(page, `${prefix}/catalog`);
    await loseChunk(page, 'contact');
    await page.locator(`footer a[href="${prefix}/contact"]`).first().click();
    await page.waitForURL(`${prefix}/contact`);
    await page.locator('html[data-ready]').waitFor();
    await page.evaluate(() => {
      window.sameDocument = true;
    });
    await loseChunk(page, 'privacy-policy', 'is aborted', 9);
    await page.locator(`footer a[href="${prefix}/privacy-policy"]`).first().click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await page.getByRole('main').getByRole('link').last().click();
    await page.waitForURL(new RegExp(`${prefix || '/'}$`));
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  });
}

faultyTest(
  'a fetcher whose chunk is lost reloads the page once, and shows the error page the second time',
  async ({ page }) => {
    await holdClock(page);
    await register(page);
    await loseChunk(page, 'toggle-favourite', 'is not found', 99);
    await open(page, '/en/catalog?inStock=1');
    const heart = page.locator('main article button[form=hearts]').first();
    const reloaded = page.waitForEvent('domcontentloaded');
    await heart.click();
    await reloaded;
    await page.locator('html[data-ready]').waitFor();
    await heart.click();
    await expect(page.getByRole('heading', { name: 'The page could not be shown' })).toBeVisible();
  },
);

faultyTest(
  'a browser without the Navigation API follows the link of a lost page as a document the second time',
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    await open(page, '/en/catalog');
    await loseChunk(page, 'contact', 'is not found', 2);
    const reloaded = page.waitForEvent('domcontentloaded');
    await contactLink(page).click();
    await reloaded;
    await page.locator('html[data-ready]').waitFor();
    await contactLink(page).click();
    await page.waitForURL('/en/contact');
    await expect(page.locator('main h1')).toBeVisible();
  },
);

faultyTest(
  'a missing route chunk after an abandoned navigation causes one reload and no error page',
  async ({ page }) => {
    await open(page, '/en/catalog');
    await page.route('**/contact.json', () => undefined, { times: 1 });
    await page.route('**/assets/privacy-policy-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
    const loads: string[] = [];
    page.on('domcontentloaded', () => loads.push(page.url()));
    const requested = page.waitForRequest('**/contact.json');
    await contactLink(page).click();
    await requested;
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.locator('footer a[href="/en/privacy-policy"]').first().click();
    await reloaded;
    await page.locator('html[data-ready]').waitFor();
    await expect(page.locator('main')).not.toContainText('The page could not be shown');
    expect(loads).toHaveLength(1);
  },
);

// The browser logs the failed request.
faultyTest(
  'messages whose request fails are requested again, and the page opens without a reload',
  async ({ page }) => {
    await open(page, '/en/catalog');
    await page.route('**/assets/messages-*/en/contact.json', (route) => route.abort(), { times: 1 });
    await contactLink(page).click();
    await expect(page.locator('main h1')).toHaveText('Contact us');
    expect(await isSameDocument(page)).toBe(true);
  },
);

faultyTest(
  'a missing route chunk after reloading during a pending navigation causes one document load and no error page',
  async ({ page }) => {
    await open(page, '/en/catalog');
    const texts = '**/assets/messages-*/en/contact.json';
    await page.route(texts, () => undefined);
    await Promise.all([page.waitForRequest(texts), contactLink(page).click()]);
    await open(page, '/en/catalog');
    await page.unroute(texts);
    await page.route('**/assets/privacy-policy-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
    const link = page.locator('footer a[href="/en/privacy-policy"]').first();
    await link.click();
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
    await page.locator('html[data-ready]').waitFor();
    await link.click();
    await expect(page.locator('main h1')).toContainText('rivacy');
  },
);
