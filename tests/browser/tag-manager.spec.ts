import { startPortal, type RunningPortal } from '../support/start-portal';
import { expect, test } from './portal-test';

let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal({ GTM_ID: 'GTM-PORTAL1', LOG_LEVEL: 'warn' });
});
test.afterAll(async () => {
  await portal.stop();
});

test('the tag manager runs on a public page, and a link to login loads a document without it', async ({ page }) => {
  const requests: string[] = [];
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.tagged = "";' });
  });
  await page.goto(`${portal.url}/en/contact`);
  await page.locator('html[data-tagged]').waitFor();
  expect(requests).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-PORTAL1']);
  const [consent, start] = await page.evaluate(() => (window.dataLayer ?? []).map((entry) => ({ ...entry })));
  expect(consent).toMatchObject({
    0: 'consent',
    1: 'default',
    2: { ad_storage: 'denied', analytics_storage: 'denied' },
  });
  expect(start).toMatchObject({ event: 'gtm.js' });

  await page.locator('a[href^="/en/login"]:visible').first().click();
  await page.waitForURL('**/en/login**');
  await page.locator('html[data-ready]').waitFor();
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  expect(requests).toHaveLength(1);
});
