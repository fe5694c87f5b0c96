import { startPortal, type RunningPortal } from '../support/start-portal';
import { demoCustomer, expect, expectToast, plentiful, test } from './portal-test';

let portal: RunningPortal;

// Half a minute of start is no part of the half that a test has.
test.beforeAll(async () => {
  test.setTimeout(90_000);
  portal = await startPortal({ LOG_LEVEL: 'warn', CUT_OFF_HOURS: 'novapost=72' });
});
test.afterAll(() => portal.stop());

test('days and time windows of checkout close by the selected delivery, and the choices of another delivery are restored with it', async ({
  page,
}) => {
  await page.goto(`${portal.url}/en/login`);
  await page.locator('[name=phone]').fill(demoCustomer.phone);
  await page.locator('[name=password]').fill(demoCustomer.password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
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
