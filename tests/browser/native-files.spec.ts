import type { Locator, Page } from '@playwright/test';
import { attachDevice, callsOf, userAgentOf } from './native-device';
import { expect, signInByForm, test } from './portal-test';

const uri = 'file:///cache/the-file';
const writeResult = { 'Filesystem.writeFile': { uri } };
const optionsOf = (page: Page, name: string) =>
  page.evaluate((lookedUp) => window.device.calls.find(({ call }) => call === lookedUp)?.options, name);
const called = (page: Page, call: string) => expect.poll(() => callsOf(page), { timeout: 20_000 }).toContain(call);
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');

/** Opens a page and waits until its app code runs. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await called(page, 'App.addListener backButton');
}

/** Opens the customer's first printout. */
async function openPrintout(page: Page): Promise<void> {
  await signInByForm(page, undefined, '/en');
  await page.goto('/en/history?documentType=claimAct');
  for (const link of ['main li a[href*="?id="]', 'main a[href*="/printDocument/"]'])
    await page.goto((await page.locator(link).first().getAttribute('href')) ?? '');
  await called(page, 'App.addListener backButton');
}

/** Delays PDF files until `release` and counts the requests. */
async function holdFile(page: Page): Promise<{ requests: () => number; release: () => void }> {
  let requests = 0;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/pdf/**', async (route) => {
    requests += 1;
    await held;
    await route.continue();
  });
  return { requests: () => requests, release };
}

async function expectShared(page: Page, name: RegExp, start: string): Promise<void> {
  await called(page, 'Share.share');
  const written = (await optionsOf(page, 'Filesystem.writeFile')) as { path: string; data: string; directory: string };
  expect(written.directory).toBe('CACHE');
  expect(written.path).toMatch(name);
  expect(Buffer.from(written.data, 'base64').toString('utf8').startsWith(start)).toBe(true);
  expect(await optionsOf(page, 'Share.share')).toEqual({
    title: written.path,
    dialogTitle: written.path,
    files: [uri],
  });
}

for (const platform of ['android', 'ios'] as const) {
  test.describe(`Inside the ${platform} app`, () => {
    test.use({ userAgent: userAgentOf(platform, '9.0.0') });

    test('a PDF link pressed twice opens the share dialog once and keeps the page', async ({ page, context }) => {
      await attachDevice(context, platform, writeResult);
      await openPrintout(page);
      const address = page.url();
      const { requests, release } = await holdFile(page);
      const link: Locator = page.getByRole('link', { name: 'Open PDF' });
      await link.click();
      await expect(link).toHaveAttribute('aria-busy', 'true');
      await expect(link.locator('.icon')).toBeVisible();
      await link.click();
      release();
      await expectShared(page, /^\w+-[\w-]+\.pdf$/, '%PDF');
      await expect(link).not.toHaveAttribute('aria-busy');
      await expect(link.locator('.icon')).toHaveCount(0);
      expect([requests(), page.url()]).toEqual([1, address]);
      expect((await callsOf(page)).filter((call) => call === 'Share.share')).toHaveLength(1);
    });
  });
}

test.describe('Inside the app', () => {
  test.use({ userAgent: userAgentOf('android', '9.0.0') });

  test('the print link shares the PDF, also from the keyboard', async ({ page, context }) => {
    await attachDevice(context, 'android', writeResult);
    await openPrintout(page);
    await page.getByRole('link', { name: 'Print' }).press('Enter');
    await expectShared(page, /\.pdf$/, '%PDF');
  });

  test('the price list is shared as a CSV file, and a page without a PDF has no print button', async ({
    page,
    context,
  }) => {
    await attachDevice(context, 'android', writeResult);
    await signInByForm(page, undefined, '/en');
    await open(page, '/en/catalog?view=list');
    await expect(page.getByRole('link', { name: 'Price list as PDF' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
    await page.locator('main a[href*="/price-list.csv"]').click();
    await expectShared(page, /^price-list-[\d-]+\.csv$/, '\ufeff');
  });

  test('the documents of a month offer a CSV file and no printing', async ({ page, context }) => {
    await attachDevice(context, 'android', writeResult);
    await signInByForm(page, undefined, '/en');
    await open(page, '/en/documents?view=month');
    await expect(page.locator('main a[href*="/documents.csv"]')).toBeVisible();
    await expect(page.locator('main a[href*="/documents/print"]')).toHaveCount(0);
    await open(
      page,
      `/en/documents/print?${new URL((await page.locator('main a[href*="/documents.csv"]').first().getAttribute('href')) ?? '', page.url()).searchParams}`,
    );
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  });

  test('a file that fails to load shows a message, is reported and can be requested again', async ({
    page,
    context,
  }) => {
    await attachDevice(context, 'android', writeResult);
    await openPrintout(page);
    await page.route('**/pdf/**', (route) => route.fulfill({ status: 503, contentType: 'text/html', body: 'busy' }));
    const link = page.getByRole('link', { name: 'Open PDF' });
    const [report] = await Promise.all([page.waitForRequest('**/native/report'), link.click()]);
    expect(report.postData()).toBe('error=file');
    await expect(toast(page)).toContainText('The file could not be fetched');
    await expect(link).not.toHaveAttribute('aria-busy');
    await page.unroute('**/pdf/**');
    await link.click();
    await called(page, 'Share.share');
  });

  test('cancelling the share dialog is not reported as an error', async ({ page, context }) => {
    await attachDevice(context, 'android', { ...writeResult, 'Share.share': { error: 'Share canceled' } });
    await openPrintout(page);
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/native/report')) reports.push(request.url());
    });
    await page.getByRole('link', { name: 'Open PDF' }).click();
    await called(page, 'Share.share');
    await expect(page.getByRole('link', { name: 'Open PDF' })).not.toHaveAttribute('aria-busy');
    await expect(toast(page)).toHaveCount(0);
    expect(reports).toEqual([]);
  });

  test('a file link with an ended session leads to login with the page in redirectTo', async ({ page, context }) => {
    await attachDevice(context, 'android', writeResult);
    await openPrintout(page);
    await context.clearCookies();
    const { pathname } = new URL(page.url());
    await page.getByRole('link', { name: 'Open PDF' }).click();
    await page.waitForURL((url) => url.pathname.endsWith('/login'));
    expect(decodeURIComponent(page.url())).toContain(pathname);
  });
});
