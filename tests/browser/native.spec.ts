import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { renderOfflinePage } from '../../native/offline-page';
import { attachDevice, callsOf, userAgentOf, type Platform } from './native-device';
import { expect, registerByForm, test } from './portal-test';

const assets = fileURLToPath(new URL('../../build/client/assets/', import.meta.url));
const granted = {
  'PushNotifications.checkPermissions': { receive: 'prompt' },
  'PushNotifications.requestPermissions': { receive: 'granted' },
};
const emit = (page: Page, event: string, data: object, plugin = 'PushNotifications') =>
  page.evaluate(([to, name, given]) => window.device.emit(to, name, given), [plugin, event, data] as const);
const called = (page: Page, call: string) => expect.poll(() => callsOf(page), { timeout: 20_000 }).toContain(call);

for (const platform of ['android', 'ios'] as const satisfies readonly Platform[]) {
  test.describe(`Inside the ${platform} app`, () => {
    test.use({ userAgent: userAgentOf(platform, '9.0.0') });

    test('push notifications ask for permission, register the device and send its token to the server', async ({
      page,
      context,
    }) => {
      await attachDevice(context, platform, granted);
      await registerByForm(page, '/en');
      await called(page, 'PushNotifications.register');
      const calls = (await callsOf(page)).filter((call) => /ermissions$|register$/.test(call));
      expect(calls).toEqual(
        ['checkPermissions', 'requestPermissions', 'register'].map((name) => `PushNotifications.${name}`),
      );
      const answer = page.waitForResponse('**/native/push');
      await emit(page, 'registration', { value: 'token-of-this-device' });
      expect((await answer).status()).toBe(204);
      const sent = new URLSearchParams((await answer).request().postData() ?? '');
      expect(sent.get('deviceToken')).toBe('token-of-this-device');
      expect(sent.get('deviceId')).toMatch(/^[0-9a-f-]{36}$/);
    });

    test('a tapped notification opens the notifications in the language of the page', async ({ page, context }) => {
      await attachDevice(context, platform, granted);
      await registerByForm(page, '/en');
      await called(page, 'PushNotifications.addListener pushNotificationActionPerformed');
      await emit(page, 'pushNotificationActionPerformed', { actionId: 'tap', notification: { id: '1' } });
      await page.waitForURL('/en/notifications');
      await expect(page.locator('main h1')).toBeVisible();
    });
  });
}

test.describe('Inside the app', () => {
  test.use({ userAgent: userAgentOf('android', '9.0.0') });

  test('a link that the app is opened with leads to its page', async ({ page, context }) => {
    await attachDevice(context, 'android');
    await page.goto('/en');
    await called(page, 'App.addListener appUrlOpen');
    await emit(page, 'appUrlOpen', { url: 'https://elsewhere.example/en/login' }, 'App');
    await emit(page, 'appUrlOpen', { url: new URL('/en/contact?a=1', page.url()).href }, 'App');
    await page.waitForURL('/en/contact?a=1');
  });

  test('a text that another app shares becomes the message of the quick order, however long', async ({
    page,
    context,
  }) => {
    await attachDevice(context, 'android');
    await registerByForm(page, '/en');
    await called(page, 'App.addListener appUrlOpen');
    const text = 'фрідом 60 - 2 пачки, будь ласка, якщо є, свіжі\n'.repeat(60);
    await emit(
      page,
      'appUrlOpen',
      { url: new URL(`/quick-order?message=${encodeURIComponent(text)}`, page.url()).href },
      'App',
    );
    await expect(page).toHaveURL(/\/en\/quick-order/, { timeout: 20_000 });
    await expect(page.locator('[name=message]').first()).toHaveValue(/^(фрідом 60 - 2 пачки, .+\n){59}/);
  });

  test('without permission no device is registered for push notifications', async ({ page, context }) => {
    await attachDevice(context, 'android', {
      ...granted,
      'PushNotifications.requestPermissions': { receive: 'denied' },
    });
    await registerByForm(page);
    await called(page, 'PushNotifications.requestPermissions');
    await page.waitForTimeout(200);
    expect(await callsOf(page)).not.toContain('PushNotifications.register');
  });

  test('a customer who denied push notifications is not asked again', async ({ page, context }) => {
    await attachDevice(context, 'android', { 'PushNotifications.checkPermissions': { receive: 'denied' } });
    await registerByForm(page);
    await called(page, 'PushNotifications.checkPermissions');
    await page.waitForTimeout(200);
    expect(await callsOf(page)).not.toContain('PushNotifications.requestPermissions');
  });

  test('a visitor is not asked for push notifications', async ({ page, context }) => {
    await attachDevice(context, 'android', granted);
    await page.goto('/en/catalog');
    await called(page, 'SystemBars.setStyle');
    expect(await callsOf(page)).not.toContain('PushNotifications.checkPermissions');
  });

  for (const [what, answers, event, errorCode] of [
    ['set up', { 'PushNotifications.checkPermissions': { error: 'no play services' } }, null, 'push-setup'],
    ['registered', granted, 'registrationError', 'push-registration'],
  ] as const) {
    test(`push notifications that cannot be ${what} are reported without an error on the page`, async ({
      page,
      context,
    }) => {
      await attachDevice(context, 'android', answers);
      const report = page.waitForRequest('**/native/report');
      await registerByForm(page);
      if (event) {
        await called(page, 'PushNotifications.register');
        await emit(page, event, { error: 'SERVICE_NOT_AVAILABLE' });
      }
      expect((await report).postData()).toBe(`error=${errorCode}`);
      await expect(page.locator('[role=alert]')).toHaveCount(0);
    });
  }

  test('a received notification reloads the data of the page', async ({ page, context }) => {
    await attachDevice(context, 'android', granted);
    await registerByForm(page);
    await called(page, 'PushNotifications.addListener pushNotificationReceived');
    const fresh = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('.data'));
    await emit(page, 'pushNotificationReceived', { id: '1', title: 'Freedom 60', body: 'has arrived' });
    expect((await fresh).status()).toBe(200);
  });

  test('the back button closes a dialog, a menu or suggestions first, then goes back, then minimizes the app', async ({
    page,
    context,
  }) => {
    await attachDevice(context, 'android');
    await page.goto('/en/contact');
    await page.goto('/en/catalog');
    await called(page, 'App.addListener backButton');
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<div role="dialog" data-state="open" id="over"></div>');
      document.getElementById('over')?.addEventListener('keydown', ({ key, currentTarget }) => {
        if (key === 'Escape') (currentTarget as Element).remove();
      });
    });
    await emit(page, 'backButton', { canGoBack: true }, 'App');
    await expect(page.locator('#over')).toHaveCount(0);
    const language = page.locator('details:has(a[hreflang]):visible').first();
    await language.locator('summary').click();
    await emit(page, 'backButton', { canGoBack: true }, 'App');
    await expect(language).not.toHaveAttribute('open');
    const search = page.getByRole('combobox').first();
    await search.pressSequentially('ro');
    await expect(search).toHaveAttribute('aria-expanded', 'true');
    await emit(page, 'backButton', { canGoBack: true }, 'App');
    await expect(search).toHaveAttribute('aria-expanded', 'false');
    expect(new URL(page.url()).pathname).toBe('/en/catalog');
    // The result is lost when the page is left.
    await Promise.all([
      page.waitForURL('/en/contact'),
      emit(page, 'backButton', { canGoBack: true }, 'App').catch(() => undefined),
    ]);
    await called(page, 'App.addListener backButton');
    await emit(page, 'backButton', { canGoBack: false }, 'App');
    await called(page, 'App.minimizeApp');
  });

  test('the status bar is light on the header behind it', async ({ page, context }) => {
    await attachDevice(context, 'android');
    await page.goto('/en/catalog');
    await called(page, 'SystemBars.setStyle');
    expect(
      await page.evaluate(() => window.device.calls.find(({ call }) => call === 'SystemBars.setStyle')?.options),
    ).toEqual({ style: 'DARK', bar: 'StatusBar' });
  });
});

test('pages outside the app load no code of the app', async ({ page }) => {
  const all = readdirSync(assets, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(assets + path).isFile(),
  );
  const files = all.filter((file) => /registerPlugin|Capacitor|\/native\//.test(readFileSync(assets + file, 'utf8')));
  expect(files.length).toBeGreaterThan(0);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname.replace('/assets/', '')));
  await page.goto('/en/catalog');
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((file) => files.includes(file))).toEqual([]);
  expect(await page.locator('html').evaluate(({ outerHTML }) => outerHTML)).not.toMatch(/native|capacitor/i);
});

test('the offline page of the app has its title in the language of the device', async ({ browser }) => {
  for (const [locale, title] of [
    ['ru-RU', 'Нет связи'],
    ['pl-PL', 'Немає зв’язку'],
  ] as const) {
    const page = await browser.newPage({ locale });
    await page.setContent(renderOfflinePage(new URL('https://shop.example'), ''));
    await expect(page.getByRole('heading')).toHaveText(title);
    expect(await page.title()).toBe(title);
    await page.close();
  }
});
