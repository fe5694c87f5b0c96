import { test as faultyTest, type Page } from '@playwright/test';
import { expect, slowReact, test } from './portal-test';

/** Delays the images, so that the page is shown before its load event. */
async function holdImages(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/images/**', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('scripts load after the images of the page', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const release = await holdImages(page);
  await page.goto('/categories/roses', { waitUntil: 'commit' });
  await page.locator('article').nth(5).waitFor();
  expect(scripts).toEqual([]);
  release();
  await page.locator('html[data-ready]').waitFor();
  expect(scripts.length).toBeGreaterThan(2);
});

test('a broken image stays hidden, and one that loads later is shown', async ({ page }) => {
  await page.route('**/images/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/categories/roses');
  const picture = page.locator('article img').first();
  await expect(picture).toHaveCSS('opacity', '0');
  await page.unroute('**/images/**');
  await picture.evaluate((image: HTMLImageElement) => (image.srcset = `${image.currentSrc}?again`));
  await expect(picture).toHaveCSS('opacity', '1');
});

test('a key press loads the scripts at once and keeps typed text and focus', async ({ page }) => {
  await holdImages(page);
  await page.goto('/en/categories/roses', { waitUntil: 'commit' });
  const search = page.locator('header input[name=q]:visible');
  await search.pressSequentially('freed');
  await page.locator('html[data-ready]').waitFor();
  await expect(search).toHaveValue('freed');
  await expect(search).toBeFocused();
  await search.press('End');
  await search.pressSequentially('om');
  await expect(search).toHaveValue('freedom');
});

test('what is typed while the page is being hydrated stays', async ({ page }) => {
  await slowReact(page, true);
  await page.goto('/en/categories/roses', { waitUntil: 'commit' });
  const search = page.locator('header input[name=q]:visible');
  await search.pressSequentially('fr');
  await expect.poll(() => page.evaluate('window.isReactWaiting')).toBe(true);
  await search.pressSequentially('eed');
  await page.evaluate('window.isReactSlow = false');
  await page.locator('html[data-ready]').waitFor();
  await expect(search).toHaveValue('freed');
});

test('a form sent before hydration is submitted by the browser', async ({ page }) => {
  await page.route('**/assets/entry.client-*.js', () => undefined);
  await page.goto('/en/categories/roses');
  await page.locator('header input[name=q]:visible').fill('freedom');
  await page.keyboard.press('Enter');
  await page.waitForURL('/en/search?q=freedom');
  await expect(page.locator('article').first()).toContainText('Freedom');
});

// The browser logs the missing file.
faultyTest('a page whose messages are missing is loaded as a document', async ({ page }) => {
  await page.goto('/en/catalog');
  await page.locator('html[data-ready]').waitFor();
  await page.route('**/assets/messages-*/en/contact.json', (route) => route.fulfill({ status: 404 }), { times: 1 });
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.locator('footer a[href="/en/contact"]').first().click();
  await reloaded;
  await expect(page).toHaveURL('/en/contact');
  await expect(page.locator('main h1')).toHaveText('Contact us');
});

test('a click right before hydration causes no error', async ({ page }) => {
  await slowReact(page, true);
  await page.goto('/en/categories/roses');
  await page.waitForFunction(() => 'isReactWaiting' in window);
  await page.locator('main h1').click();
  await page.locator('html[data-ready]').waitFor();
});
