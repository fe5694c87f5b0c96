import { test as faultyTest, type Page } from '@playwright/test';
import { neededFeatures } from '../../app/browser/boot/needed-features';
import { attachDevice, userAgentOf } from './native-device';
import { expect, signInByForm, test } from './portal-test';
import { buyRoses } from './purchase';

/** Younger than the oldest browsers that are served, or absent without https: scripts of pages do without them. */
const younger = [
  ...['Array.fromAsync', 'Array.prototype.findLast', 'Array.prototype.toReversed', 'Array.prototype.toSorted'],
  ...['Array.prototype.with', 'Crypto.prototype.randomUUID', 'Crypto.prototype.subtle', 'AbortSignal.any'],
  ...['AbortSignal.timeout', 'Element.prototype.checkVisibility', 'HTMLFormElement.prototype.requestSubmit'],
  ...[
    'Navigator.prototype.clipboard',
    'Navigator.prototype.serviceWorker',
    'Navigator.prototype.share',
    'Object.groupBy',
  ],
  ...['Promise.withResolvers', 'Response.json', 'URL.canParse', 'URL.parse', 'caches', 'requestIdleCallback'],
  ...['structuredClone', 'String.prototype.isWellFormed', 'Iterator'],
];

/** Removes these, given as paths from `window`, before the scripts of any page run. */
async function remove(page: Page, paths: readonly string[]): Promise<void> {
  await page.addInitScript((missing) => {
    for (const path of missing) {
      const names = path.split('.');
      const name = names.pop() ?? '';
      const owner = names.reduce<object>((from, part) => Reflect.get(from, part) as object, window);
      Reflect.deleteProperty(owner, name);
    }
  }, paths);
}

test('a new customer orders roses where the APIs are missing that the oldest served browsers lack or that need https', async ({
  page,
}) => {
  await remove(page, younger);
  await buyRoses(page, '/en');
  await expect(page.locator('html[data-ready]')).toBeAttached();
});

test('a new customer orders roses without scripts where an API is missing that they need', async ({ page }) => {
  await remove(page, [neededFeatures[0] ?? '']);
  await buyRoses(page, '');
  await expect(page.locator('script[type=late-module]')).toBeAttached();
  await expect(page.locator('html[data-ready]')).toHaveCount(0);
});

// Remix's own lines in the page fail where a stream is missing.
for (const feature of neededFeatures)
  faultyTest(`a page without ${feature} starts no script, and its search works`, async ({ page }) => {
    await remove(page, [feature]);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/en/categories/roses');
    await page.locator('main h1').click();
    await page.locator('header input[name=q]:visible').fill('freedom');
    await page.keyboard.press('Enter');
    await page.waitForURL('/en/search?q=freedom');
    await expect(page.locator('article').first()).toContainText('Freedom');
    expect(scripts).toEqual([]);
  });

test('changing the language keeps the typed application where crypto.randomUUID is missing, as without https', async ({
  page,
}) => {
  await remove(page, ['Crypto.prototype.randomUUID']);
  await page.goto('/becomeClient');
  await page.locator('html[data-ready]').waitFor();
  await page.locator('[name=name]').fill('Олена Мельник');
  await page
    .locator('a[href*="/set-language/en"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL(/\/en\/becomeClient/);
  await page.locator('html[data-ready]').waitFor();
  await expect(page.locator('[name=name]')).toHaveValue('Олена Мельник');
});

test.describe('inside the app', () => {
  test.use({ userAgent: userAgentOf('ios', '9.0.0') });

  test('a link opens its page and the device is registered where URL.canParse and crypto.randomUUID are missing', async ({
    page,
    context,
  }) => {
    await remove(page, ['URL.canParse', 'Crypto.prototype.randomUUID']);
    await attachDevice(context, 'ios', {
      'PushNotifications.checkPermissions': { receive: 'granted' },
    });
    const registered = page.waitForRequest((request) => (request.postData() ?? '').includes('deviceId='));
    await signInByForm(page);
    await page.locator('html[data-ready]').waitFor();
    await expect
      .poll(() => page.evaluate(() => window.device.calls.some(({ call }) => call === 'PushNotifications.register')))
      .toBe(true);
    await page.evaluate(() => window.device.emit('PushNotifications', 'registration', { value: 'token' }));
    await registered;
    await page.evaluate(
      (url) => window.device.emit('App', 'appUrlOpen', { url }),
      new URL('/contact', page.url()).href,
    );
    await page.waitForURL('**/contact');
  });
});
