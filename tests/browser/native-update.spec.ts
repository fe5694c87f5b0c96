import type { Page } from '@playwright/test';
import { startPortal, type RunningPortal } from '../support/start-portal';
import { attachDevice, callsOf, userAgentOf } from './native-device';
import { expect, test } from './portal-test';

const store = 'https://play.google.com/store/apps/details?id=flowers.portal';
let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal({ PLAY_STORE_URL: store, LOG_LEVEL: 'warn' });
});
test.afterAll(async () => {
  await portal.stop();
});

const button = (page: Page) => page.locator('main button');
/** App code loads after the page; the button submits the form until then. */
const isListening = (page: Page) =>
  expect.poll(() => callsOf(page), { timeout: 20_000 }).toContain('App.addListener backButton');

test.describe('Outdated app', () => {
  test.use({ userAgent: userAgentOf('android', '0.9.0') });

  test('shows only the update screen, whose button opens the store', async ({ page, context }) => {
    await attachDevice(context, 'android');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/native/update', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${portal.url}/en/catalog`);
    await expect(page.locator('h1')).toHaveText('Update required');
    await expect(page.locator('header, footer, nav, a')).toHaveCount(0);
    await isListening(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('h1')).toHaveText('Update required');

    await button(page).click();
    await expect(button(page)).toHaveText('Checking…');
    await expect(button(page)).toBeDisabled();
    await expect(button(page).locator('.icon')).toBeVisible();
    release();
    await expect.poll(() => callsOf(page)).toContain('Browser.open');
    expect(await page.evaluate(() => window.device.calls.find(({ call }) => call === 'Browser.open')?.options)).toEqual(
      { url: store },
    );
    await expect(button(page)).toHaveText('Update the app');
    await expect(button(page)).toBeEnabled();
  });

  test('opens the store in a new window and reports it when the app cannot open it', async ({ page, context }) => {
    await attachDevice(context, 'android', { 'Browser.open': { error: 'Unable to display URL' } });
    await context.route(`${store}*`, (route) => route.fulfill({ body: 'the store' }));
    await page.goto(`${portal.url}/catalog`);
    await isListening(page);
    const [report, opened] = await Promise.all([
      page.waitForRequest('**/native/report'),
      context.waitForEvent('page'),
      button(page).click(),
    ]);
    expect(report.postData()).toBe('error=store');
    await opened.waitForURL(store);
    await expect.poll(() => portal.logs.join('')).toContain('"error":"store"');
  });

  test('continues to the page once no update is required', async ({ page, context }) => {
    await attachDevice(context, 'android');
    await page.goto(`${portal.url}/ru/contact`);
    await isListening(page);
    await page.route('**/native/update', (route) => route.fulfill({ json: { isRequired: false } }));
    const loaded = page.waitForEvent('load');
    await button(page).click();
    await loaded;
    expect(new URL(page.url()).pathname).toBe('/ru/contact');
    expect(await callsOf(page)).not.toContain('Browser.open');
  });

  test('opens the store when the version check fails', async ({ page, context }) => {
    await attachDevice(context, 'android');
    await page.goto(`${portal.url}/catalog`);
    await isListening(page);
    await page.route('**/native/update', (route) => route.fulfill({ status: 503, body: 'busy' }));
    await button(page).click();
    await expect.poll(() => callsOf(page)).toContain('Browser.open');
  });

  test('shows the update screen at every address', async ({ page }) => {
    for (const path of ['/', '/en/login', '/ru/notifications', '/checkout', '/nowhere/at/all', '/printDocument/1']) {
      await page.goto(portal.url + path);
      await expect(page.locator('main dl')).toContainText('0.9.0');
      await expect(page.locator('a')).toHaveCount(0);
    }
  });
});

test.describe('Outdated app without JavaScript', () => {
  test.use({ userAgent: userAgentOf('android', '0.9.0'), javaScriptEnabled: false });

  test('has a form that redirects to the store', async ({ page }) => {
    await page.goto(`${portal.url}/en/catalog`);
    await expect(page.locator('h1')).toBeVisible();
    await Promise.all([page.waitForRequest(store), button(page).click()]);
  });
});

test.describe('Current app', () => {
  test.use({ userAgent: userAgentOf('android', '9.0.0') });

  test('shows the page instead of the update screen', async ({ page }) => {
    await page.goto(`${portal.url}/en/catalog`);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('h1')).not.toHaveText('Update required');
  });
});
