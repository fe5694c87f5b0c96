import type { Page } from '@playwright/test';
import { startPortal, type RunningPortal } from '../support/start-portal';
import { demoCustomer, expect, expectToast, plentiful, signIn, test } from './portal-test';

// In one worker: each would start a portal of its own.
test.describe.configure({ mode: 'default' });
let portal: RunningPortal;

// Half a minute of start is no part of the half that a test has.
test.beforeAll(async () => {
  test.setTimeout(90_000);
  const lead = leadWithin12Hours();
  const CUT_OFF_HOURS = `pickup=${lead},delivery=${lead},specialDelivery=${lead},novapost=72,bus=${lead}`;
  portal = await startPortal({ LOG_LEVEL: 'warn', CUT_OFF_HOURS });
});
test.afterAll(() => portal.stop());

/** Hours before their windows (08:00 to 18:00 in Kyiv) that the deliveries close, so that at any hour the next closes within 12, of which the countdown tells. */
function leadWithin12Hours(): number {
  const hour = Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Kyiv' }).format(),
  );
  return hour >= 4 && hour < 15 ? 2 : 8;
}

test('days and time windows of checkout close by the selected delivery, and the choices of another delivery are restored with it', async ({
  page,
}) => {
  await signIn(page, demoCustomer, `${portal.url}/en`);
  await page.goto(`${portal.url}/en/categories/roses?inStock=1`);
  await page.locator('html[data-ready]').waitFor();
  await expectToast(page.getByText('Added'), () => plentiful(page).first().locator('button[type=submit]').click());
  await page.goto(`${portal.url}/en/checkout`);
  await page.locator('html[data-ready]').waitFor();

  const delivery = (value: string) => page.locator(`[name=deliveryType][value=${value}]`);
  const tomorrow = page.locator('[name=deliveryDate]').nth(1);
  await delivery('pickup').check({ force: true });
  await tomorrow.check({ force: true });
  await page.locator('[name=deliveryTime]').last().check({ force: true });
  await expect(page.getByText(/to get it (today|tomorrow) /)).toBeVisible();

  await delivery('novapost').check({ force: true });
  await expect(tomorrow).toBeDisabled();
  await expect(tomorrow).not.toBeChecked();
  await expect(page.getByText(/to get it \w{3} \d+ /)).toBeVisible();
  const fourth = page.locator('[name=deliveryDate]').nth(4);
  await expect(fourth).toBeEnabled();

  await delivery('pickup').check({ force: true });
  await expect(tomorrow).toBeChecked();
  await expect(page.locator('[name=deliveryTime]').last()).toBeChecked();
});

/** Minutes left to order, as the home page says: '2 h 9 min', 'ще 9 хв'. */
async function readMinutesLeft(page: Page): Promise<number> {
  const timer = page.getByRole('timer').first();
  await expect(timer).toHaveText(/\d/);
  const [minutes = 0, hours = 0] = [...((await timer.textContent()) ?? '').matchAll(/\d+/g)].map(Number).reverse();
  return hours * 60 + minutes;
}

test('the time left to order is the same on phones whose clocks are 20 minutes slow or fast, also after the page in another language and an hour later', async ({
  page,
  browser,
}) => {
  await signIn(page, demoCustomer, `${portal.url}/en`);
  await page.goto(`${portal.url}/en`);
  const right = await readMinutesLeft(page);
  for (const minutes of [-20, 20]) {
    const wrong = await browser.newPage();
    await wrong.clock.install({ time: Date.now() + minutes * 60_000 });
    await signIn(wrong, demoCustomer, `${portal.url}/en`);
    for (const path of ['/en', '/ru', '/'] as const) {
      await wrong.goto(`${portal.url}${path}`);
      expect(Math.abs(right - (await readMinutesLeft(wrong))), `${String(minutes)} ${path}`).toBeLessThanOrEqual(2);
    }
    if (right > 70) {
      await wrong.clock.fastForward('01:00:00');
      await expect.poll(() => readMinutesLeft(wrong)).toBeLessThanOrEqual(right - 60);
      expect(right - 60 - (await readMinutesLeft(wrong))).toBeLessThanOrEqual(2);
    }
    await wrong.close();
  }
});
