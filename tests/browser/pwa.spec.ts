import type { Page } from '@playwright/test';
import { startPortal, type RunningPortal } from '../support/start-portal';
import { demoCustomer, expect, signIn, test } from './portal-test';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 90_000 });

/** Waits until the page that is open is kept. */
async function isKept(page: Page, path: string): Promise<void> {
  const keeps = () =>
    page.evaluate(
      async (asked) => navigator.serviceWorker.controller !== null && (await caches.match(asked)) !== undefined,
      path,
    );
  await expect.poll(keeps, { timeout: 30_000 }).toBe(true);
}

const keptPaths = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('page-copies')).keys()).map(({ url }) => new URL(url).pathname));
const notice = (page: Page) => page.locator('[data-copy]');

test('the last seen pages are there without a connection, with their hour and nothing to order by', async ({
  page,
  context,
}) => {
  await signIn(page, demoCustomer, '/en');
  await page.goto('/en/contact');
  await isKept(page, '/en/contact');
  await page.goto('/en/catalog');
  const toContact = page.locator('footer a[href="/en/contact"]').first();
  // What only scrolling asks for is there before the connection goes.
  await toContact.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await isKept(page, '/en/catalog');

  await context.setOffline(true);
  await toContact.click();
  await page.waitForURL('/en/contact');
  await expect(notice(page)).toBeVisible();
  await page.goto('/en/catalog');
  await expect(notice(page)).toContainText(/No connection\. This is a copy of \d+ \w+ at \d\d:\d\d/);
  await expect(page.locator('main article').first()).toBeVisible();
  expect(
    await page
      .locator('form[method=post i]')
      .locator('button:enabled, input:enabled:not([type=hidden]), select:enabled')
      .count(),
  ).toBe(0);
  expect(await page.locator('script').count()).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(247, 245, 238)',
  );

  await page.goto('/en/product/1');
  await expect(page.locator('h1')).toHaveText('No connection');
  await expect(page.locator('header a[href="/en"]')).toHaveText('Первоцвіт');
  await expect(page.locator('li a')).toHaveCount(2);
  await page.locator('li a[href="/en/contact"]').click();
  await expect(notice(page)).toBeVisible();

  await context.setOffline(false);
  await notice(page).locator('a').click();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(notice(page)).toHaveCount(0);
});

test('signing out takes every copy with it', async ({ page, context }) => {
  await signIn(page, demoCustomer, '/en');
  for (const path of ['/en/orders', '/en/papers']) {
    await page.goto(path);
    await isKept(page, path);
  }
  await page.goto('/en/logout');
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/logout'));
  expect(await keptPaths(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto('/en/orders');
  await expect(page.locator('h1')).toHaveText('No connection');
});

test('what one customer saw is gone once another is there, however the first one left', async ({ page, context }) => {
  await signIn(page, demoCustomer, '/en');
  await page.goto('/en/orders');
  await isKept(page, '/en/orders');
  await context.clearCookies();
  await page.goto('/en/catalog');
  await isKept(page, '/en/catalog');
  expect(await keptPaths(page)).not.toContain('/en/orders');
});

test('what one customer saw is gone at the moment another signs in, without a script of any page', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, demoCustomer, '/en');
  await page.goto('/en/orders');
  await isKept(page, '/en/orders');
  await context.clearCookies();
  await context.addCookies([{ name: 'light', value: 'on', url: baseURL ?? '' }]);
  await signIn(page, demoCustomer, '/en');
  expect(await page.locator('script:not([type*=json])').count()).toBe(0);
  expect(await keptPaths(page)).not.toContain('/en/orders');
});

test('a picture that could not be had is asked for again', async ({ page }) => {
  await page.goto('/en/contact');
  await isKept(page, '/en/contact');
  const [missing, there] = [
    '/images/160/-/files/pictures/no-such-picture.avif',
    '/images/160/-/files/pictures/rose-white-4.avif',
  ] as const;
  const typeOf = (path: string) =>
    page.evaluate(async (asked) => (await fetch(asked)).headers.get('content-type'), path);
  const isKeptPicture = (path: string) =>
    page.evaluate(async (asked) => (await caches.match(asked, { ignoreVary: true })) !== undefined, path);
  expect(await typeOf(missing)).toBe('image/svg+xml');
  expect(await typeOf(there)).toMatch(/^image\/(avif|webp|jpeg)$/);
  await expect.poll(() => isKeptPicture(there)).toBe(true);
  expect(await isKeptPicture(missing)).toBe(false);
});

test('an operator who keeps no copies takes the worker off every device', async ({ page }) => {
  const portal: RunningPortal = await startPortal({ OFFLINE_COPIES: 'false', LOG_LEVEL: 'warn' });
  await page.goto(`${portal.url}/en/contact`);
  await page.evaluate(async () => {
    await caches.open('page-copies');
    await navigator.serviceWorker.register('/service-worker.js');
  });
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
  // What the page still fetches would find nobody there.
  await page.goto('about:blank');
  await portal.stop();
});

test('the portal can be put on a home screen, in the language of the page', async ({ page, request }) => {
  for (const [path, lang] of [
    ['/', 'uk-UA'],
    ['/en', 'en'],
    ['/ru', 'ru'],
  ] as const) {
    await page.goto(path === '/' ? '/catalog' : `${path}/catalog`);
    const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
    const manifest = (await (await request.get(href)).json()) as {
      lang: string;
      start_url: string;
      icons: { src: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({ lang, start_url: path, scope: '/', display: 'standalone' });
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable']));
    for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  }
});

test.describe('a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('keeps nothing', async ({ page }) => {
    await page.goto('/en/catalog');
    await page.locator('html[data-ready]').waitFor();
    await page.waitForTimeout(3500);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });
});
