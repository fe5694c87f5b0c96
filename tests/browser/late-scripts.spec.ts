import { test as faultyTest, type Page, type Request } from '@playwright/test';
import { expect, slowReact, test } from './portal-test';

const isScript = (request: Request) => request.resourceType() === 'script';
const isFont = (request: Request) => request.resourceType() === 'font';

/** Holds back the page's pictures, so that it is shown but not yet loaded. */
async function holdPictures(page: Page): Promise<() => void> {
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

/** Opens a list whose pictures are held back, and expects none of the wanted requests until they are released. */
async function openUnloaded(
  page: Page,
  isWanted: (request: Request) => boolean,
): Promise<{ requests: readonly string[]; release: () => void }> {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (isWanted(request)) requests.push(request.url());
  });
  const release = await holdPictures(page);
  await page.goto('/categories/roses', { waitUntil: 'commit' });
  await page.locator('article').nth(5).waitFor();
  expect(requests).toEqual([]);
  return { requests, release };
}

test('scripts come after the pictures of the page', async ({ page }) => {
  const { requests: scripts, release } = await openUnloaded(page, isScript);
  release();
  await page.locator('html[data-ready]').waitFor();
  expect(scripts.length).toBeGreaterThan(2);
});

test('so does the face, on the first page of a visitor; without scripts it waits for nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const { requests: fonts, release } = await openUnloaded(page, isFont);
  release();
  await expect.poll(() => fonts.length).toBe(2);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await context.newPage();
  const asked = plain.waitForEvent('request', isFont);
  await plain.goto('/categories/roses');
  await asked;
  await context.close();
});

test('a picture that does not come leaves its plate alone, one that comes later is shown', async ({ page }) => {
  await page.route('**/images/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/categories/roses');
  const picture = page.locator('article img').first();
  await expect(picture).toHaveCSS('opacity', '0');
  await page.unroute('**/images/**');
  await picture.evaluate((image: HTMLImageElement) => (image.srcset = `${image.currentSrc}?again`));
  await expect(picture).toHaveCSS('opacity', '1');
});

test('running text gets its face part by part, as all else does', async ({ page }) => {
  await page.addInitScript(() => {
    const parts = new Set<Node>();
    Object.assign(window, { parts });
    const watch = new MutationObserver((changes) => {
      for (const { target, oldValue } of changes)
        if (`${oldValue} ${(target as Element).getAttribute('style')}`.includes('--face')) parts.add(target);
    });
    watch.observe(document, { subtree: true, attributeFilter: ['style'], attributeOldValue: true });
  });
  await page.goto('/about');
  await page.locator('html[data-painted]').waitFor();
  const isPart = await page.locator('main p').evaluateAll((all) => {
    const { parts } = window as unknown as { parts: Set<Node> };
    return all
      .filter((one) => one.textContent.length > 100)
      .map((one) => [...parts].some((part) => part.contains(one)));
  });
  expect(isPart.length).toBeGreaterThan(0);
  expect(isPart).not.toContain(false);
});

test('what is far below gets its face as it comes near', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/categories/roses');
  await page.locator('html[data-painted]').waitFor();
  const [first, last] = [page.locator('article').first(), page.locator('article').last()];
  await expect(first).toHaveCSS('font-family', /^Onest,/);
  await expect(last).toHaveCSS('font-family', /^"Onest Stand-in"/);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveCSS('font-family', /^Onest,/);
});

test('a face that comes while the page is read waits for the next one', async ({ page }) => {
  const isShown = page.locator('html[data-painted]');
  await page.goto('/categories/roses');
  await isShown.waitFor();
  expect(await page.locator('[style*="--face"]').count()).toBe(0);

  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    await route.continue();
  });
  await page.context().clearCookies();
  await page.goto('/product/1');
  await page.evaluate(() => document.fonts.load('1em Onest'));
  await expect(isShown).toHaveCount(0);
  await page.locator('footer a[href="/contact"]').first().click();
  await isShown.waitFor();
});

test('a key starts them at once, and what was typed meanwhile stays', async ({ page }) => {
  await holdPictures(page);
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

test('a form sent before they come is sent by the browser', async ({ page }) => {
  await page.route('**/assets/entry.client-*.js', () => undefined);
  await page.goto('/en/categories/roses');
  await page.locator('header input[name=q]:visible').fill('freedom');
  await page.keyboard.press('Enter');
  await page.waitForURL('/en/search?q=freedom');
  await expect(page.locator('article').first()).toContainText('Freedom');
});

// The browser reports the lost file, as it should.
faultyTest('a page whose words are lost is loaded anew', async ({ page }) => {
  await page.goto('/en/catalog');
  await page.locator('html[data-ready]').waitFor();
  await page.route('**/assets/messages-*/en/contact.json', (route) => route.fulfill({ status: 404 }), { times: 1 });
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.locator('footer a[href="/en/contact"]').first().click();
  await reloaded;
  await expect(page).toHaveURL('/en/contact');
  await expect(page.locator('main h1')).toHaveText('Contact us');
});

test('a press in the moment before the page becomes live breaks nothing', async ({ page }) => {
  await slowReact(page, true);
  await page.goto('/en/categories/roses');
  await page.waitForFunction(() => 'isReactWaiting' in window);
  await page.locator('main h1').click();
  await page.locator('html[data-ready]').waitFor();
});
