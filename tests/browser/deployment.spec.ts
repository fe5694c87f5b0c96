import { test as faultyTest, type Page } from '@playwright/test';
import { expect, register, test } from './portal-test';

declare global {
  interface Window {
    sameDocument?: boolean;
  }
}

const contactLink = (page: Page) => page.locator('footer a[href="/en/contact"]').first();
const isSameDocument = (page: Page) => page.evaluate(() => window.sameDocument === true);

/** Opens a page, waits until its scripts answer and marks the document. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
  await page.evaluate(() => {
    window.sameDocument = true;
  });
}

/** Comes back to the tab, which makes it ask for the build id. */
async function redirectAfterLogin(page: Page): Promise<void> {
  const answer = page.waitForResponse('**/build-id');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await answer;
  await page.waitForTimeout(50);
}

const deployAnew = (page: Page) => page.route('**/build-id', (route) => route.fulfill({ body: '0ddba11d' }));

test('without a new deployment pages change in place', async ({ page, request }) => {
  const answer = await request.get('/build-id');
  expect(await answer.text()).toMatch(/^[0-9a-f]{8}$/);
  expect(answer.headers()['cache-control']).toBe('no-store');
  await open(page, '/en/catalog');
  await redirectAfterLogin(page);
  await contactLink(page).click();
  await page.waitForURL('/en/contact');
  expect(await isSameDocument(page)).toBe(true);
});

test('a new deployment is taken at the next navigation, with nothing typed lost before', async ({ page }) => {
  await deployAnew(page);
  await open(page, '/en/catalog');
  const search = page.locator('header input[name=q]:visible');
  await search.fill('rose');
  await redirectAfterLogin(page);
  expect(await isSameDocument(page)).toBe(true);
  await expect(search).toHaveValue('rose');
  await contactLink(page).click();
  await page.waitForURL('/en/contact');
  expect(await isSameDocument(page)).toBe(false);
});

test('a search takes it, too', async ({ page }) => {
  await deployAnew(page);
  await open(page, '/en/catalog');
  await redirectAfterLogin(page);
  await page.locator('header input[name=q]:visible').fill('rose');
  await page.keyboard.press('Enter');
  await page.waitForURL('/en/search?q=rose');
  expect(await isSameDocument(page)).toBe(false);
});

test('a list that is filled in takes it later: its lines come along first', async ({ page }) => {
  await register(page);
  await deployAnew(page);
  await open(page, '/en/categories/roses?view=list');
  await redirectAfterLogin(page);
  await page.locator('#price-list input[name=quantity]').first().fill('2');
  await page.getByRole('link', { name: 'Cards', exact: true }).click();
  await page.waitForURL(/chosen=2\*/);
  await expect(page.locator('#price-list')).toHaveCount(0);
  await page.getByRole('link', { name: 'Price list', exact: true }).click();
  await expect(page.locator('#price-list input[name=quantity]').first()).toHaveValue('2');
  expect(await isSameDocument(page)).toBe(false);
});

for (const [what, answer] of [
  ['fails', { status: 503 }],
  ['is a web page', { body: '<h1>Gateway</h1>' }],
] as const) {
  test(`an answer that ${what} is no new deployment`, async ({ page }) => {
    await page.route('**/build-id', (route) => route.fulfill(answer));
    await open(page, '/en/catalog');
    await redirectAfterLogin(page);
    await contactLink(page).click();
    await page.waitForURL('/en/contact');
    expect(await isSameDocument(page)).toBe(true);
  });
}

faultyTest('a failed chunk that nobody waits for leaves the page and what is typed in it', async ({ page }) => {
  await register(page);
  await open(page, '/en/catalog?inStock=1');
  await page.route(/keep-copy/, (route) => route.abort());
  const quantity = page.locator('main article input[name=quantity]').first();
  await quantity.fill('7');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('vite:preloadError', resolve);
      }),
  );
  await page.waitForTimeout(1000);
  expect(asked).toEqual([]);
  await expect(quantity).toHaveValue('7');
});

faultyTest(
  'a failed chunk of the cart or of a message leaves what is typed: the link leads to checkout, the message stands in the page',
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
    await page.goBack();
    await expect(quantities.nth(1)).toHaveValue('7');
  },
);

// The browser reports the failed chunk, as it should.
faultyTest(
  'a chunk of a page that cannot be had loads the open page again, and the next press goes on',
  async ({ page }) => {
    await open(page, '/en/catalog');
    await page.route('**/assets/contact-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
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
  'a chunk that is lost after a page was left while its texts loaded costs one reload, not an error page',
  async ({ page }) => {
    await open(page, '/en/catalog');
    await page.route('**/contact.json', () => undefined, { times: 1 });
    await page.route('**/assets/privacy-policy-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
    const loads: string[] = [];
    page.on('domcontentloaded', () => loads.push(page.url()));
    const asked = page.waitForRequest('**/contact.json');
    await contactLink(page).click();
    await asked;
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.locator('footer a[href="/en/privacy-policy"]').first().click();
    await reloaded;
    await page.locator('html[data-ready]').waitFor();
    await expect(page.locator('main')).not.toContainText('The page could not be shown');
    expect(loads).toHaveLength(1);
  },
);

// The browser reports what was lost, as it should.
faultyTest(
  'texts that the connection loses are asked for again, and the page comes without a reload',
  async ({ page }) => {
    await open(page, '/en/catalog');
    await page.route('**/assets/messages-*/en/contact.json', (route) => route.abort(), { times: 1 });
    await contactLink(page).click();
    await expect(page.locator('main h1')).toHaveText('Contact us');
    expect(await isSameDocument(page)).toBe(true);
  },
);

faultyTest(
  'a chunk lost after a page was left while its texts loaded costs one page load, not an error page',
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
