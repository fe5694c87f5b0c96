import type { Page } from '@playwright/test';
import { startPortal, type RunningPortal } from '../support/start-portal';
import { expectSaved } from './offline-copy';
import { demoCustomer, expect, hold, signInByForm, test } from './portal-test';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 90_000 });

const savedPaths = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('page-copies')).keys()).map(({ url }) => new URL(url).pathname));
const notice = (page: Page) => page.locator('[data-copy]');

test('visited pages open offline with the time of the copy and without active forms', async ({ page, context }) => {
  await signInByForm(page, demoCustomer, '/en');
  await page.goto('/en/contact');
  await expectSaved(page, '/en/contact');
  await page.goto('/en/catalog');
  const toContact = page.locator('footer a[href="/en/contact"]').first();
  // Scrolling loads lazy images before the connection goes.
  await toContact.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expectSaved(page, '/en/catalog');

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
  await expect(page.locator('li a[href="/en/catalog"]')).toHaveCount(1);
  await page.locator('li a[href="/en/contact"]').click();
  await expect(notice(page)).toBeVisible();

  await context.setOffline(false);
  await notice(page).locator('a').click();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(notice(page)).toHaveCount(0);
});

test('a page requested before the service worker was active, and shown after, is saved with its styles', async ({
  page,
  context,
}) => {
  const release = await hold(page, /\/en\/catalog$/);
  const opened = page.goto('/en/catalog');
  const other = await context.newPage();
  await other.goto('/en/contact');
  await expectSaved(other, '/en/contact');
  release();
  await opened;
  await expectSaved(page, '/en/catalog');
});

// @asvs 14.3.3
test('signing out deletes all offline copies', async ({ page, context }) => {
  await signInByForm(page, demoCustomer, '/en');
  for (const path of ['/en/orders', '/en/documents']) {
    await page.goto(path);
    await expectSaved(page, path);
  }
  await page.goto('/en/logout');
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/logout'));
  expect(await savedPaths(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto('/en/orders');
  await expect(page.locator('h1')).toHaveText('No connection');
});

// @asvs 14.3.3
test('offline copies of a customer are deleted once a page of another visitor is saved', async ({ page, context }) => {
  await signInByForm(page, demoCustomer, '/en');
  await page.goto('/en/orders');
  await expectSaved(page, '/en/orders');
  await context.clearCookies();
  await page.goto('/en/catalog');
  await expectSaved(page, '/en/catalog');
  expect(await savedPaths(page)).not.toContain('/en/orders');
});

// @asvs 14.3.3
test('offline copies of a customer are deleted by the next login, also in lite mode', async ({
  page,
  context,
  baseURL,
}) => {
  await signInByForm(page, demoCustomer, '/en');
  await page.goto('/en/orders');
  await expectSaved(page, '/en/orders');
  await context.clearCookies();
  await context.addCookies([{ name: 'light', value: 'on', url: baseURL ?? '' }]);
  await signInByForm(page, demoCustomer, '/en');
  expect(await page.locator('script:not([type*=json])').count()).toBe(0);
  expect(await savedPaths(page)).not.toContain('/en/orders');
});

test('a missing image is not cached by the service worker', async ({ page }) => {
  await page.goto('/en/contact');
  await expectSaved(page, '/en/contact');
  const [missing, there] = [
    '/images/160/-/files/pictures/no-such-picture.avif',
    '/images/160/-/files/pictures/rose-white-4.avif',
  ] as const;
  const typeOf = (path: string) =>
    page.evaluate(async (address) => (await fetch(address)).headers.get('content-type'), path);
  const isCachedImage = (path: string) =>
    page.evaluate(async (address) => (await caches.match(address, { ignoreVary: true })) !== undefined, path);
  expect(await typeOf(missing)).toBe('image/svg+xml');
  expect(await typeOf(there)).toMatch(/^image\/(avif|webp|jpeg)$/);
  await expect.poll(() => isCachedImage(there)).toBe(true);
  expect(await isCachedImage(missing)).toBe(false);
});

// @asvs 14.3.3
test('OFFLINE_COPIES=false removes the service worker and its caches', async ({ page }) => {
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
  // The page must not request anything from the stopped portal.
  await page.goto('about:blank');
  await portal.stop();
});

test('the web app manifest and its icons are in the language of the page', async ({ page, request }) => {
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

test.describe('Crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('gets no service worker', async ({ page }) => {
    await page.goto('/en/catalog');
    await page.locator('html[data-ready]').waitFor();
    await page.waitForTimeout(3500);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });
});
