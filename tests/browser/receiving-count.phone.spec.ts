import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, expectToast, signIn, test } from './portal-test';

const violationsOf = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes.length]);

test('at 320 px an order with two bad lines is received in eleven taps, and an assistant counts by a link without signing in', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page);
  await page.goto('/en/history?documentType=expenseInvoice');
  const invoice = page.locator('main li a[href*="?id="]').last();
  await page.goto((await invoice.getAttribute('href')) ?? '');
  await page.getByRole('link', { name: 'Receiving' }).click();
  await page.waitForURL(/\/orders\/delivered\//);
  await page.locator('html[data-ready]').waitFor();

  const lines = page.locator('form[id^=receipt] section li');
  const [first, second] = [lines.first(), lines.nth(1)];
  for (const [line, bad, reason] of [
    [first, '11', 'broken'],
    [second, '12', 'wilted'],
  ] as const) {
    await line.getByLabel(/^Bad/).tap();
    await line.getByLabel(/^Bad/).fill(bad);
    await line.getByLabel(/^Why/).selectOption({ label: reason });
  }
  await expectToast(page.getByText('What came is saved'), () => page.getByRole('button', { name: 'All here' }).tap());
  await expect(page.getByText('11 pcs broken', { exact: true })).toBeVisible();
  await expect(page.getByText('12 pcs wilted', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Claim text' })).toHaveValue(/11 pcs broken \(claimed/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violationsOf(page)).toEqual([]);

  await first.getByLabel(/^Bad/).fill('999');
  await page.getByRole('button', { name: 'Save' }).tap();
  const summary = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link').first().tap();
  await expect(first.getByLabel(/^Bad/)).toBeFocused();
  await first.getByLabel(/^Bad/).fill('10');

  await page.getByRole('button', { name: 'Create a link' }).tap();
  const link = page.getByRole('textbox', { name: 'Let an assistant count' });
  await expect(link).toBeFocused();
  const text = await link.inputValue();
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const assistant = await context.newPage();
  await assistant.goto(/http\S+/.exec(text)?.[0] ?? '');
  const line = assistant.locator('form[id^=receipt] section li').first();
  await expect(line.getByLabel(/^Bad/)).toHaveValue('10');
  await line.getByLabel(/^Bad/).fill('9');
  expect(await assistant.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violationsOf(assistant)).toEqual([]);
  await assistant.getByRole('button', { name: 'Save' }).click();
  await expect(assistant.getByText('What came is saved', { exact: true })).toBeVisible();
  await context.close();

  // The page still has what was there before: it is told, and its figures stay.
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(summary).toContainText('Meanwhile this was saved on another device.');
  await page.reload();
  await expect(page.getByText('Counted by the assistant')).toBeVisible();
  await expect(first.getByLabel(/^Bad/)).toHaveValue('9');
});
