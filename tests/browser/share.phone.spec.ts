import { expect, signIn, test } from './portal-test';

test('“Надіслати” on an order opens the device’s own way to share, with the PDF', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', { value: (data: ShareData) => Promise.resolve(void shared.push(data)) });
  });
  await signIn(page);
  await page.goto('/orders');
  await page.locator('main li a[href*="?id="]').first().click();
  await page.getByRole('button', { name: 'Надіслати' }).click();
  const sent = () =>
    page.evaluate(() => {
      const [{ text = '', files = [] } = {}] = Reflect.get(window, 'shared') as ShareData[];
      return [text, ...files.map(({ name, type, size }) => `${name} ${type} ${size > 1000}`)];
    });
  await expect
    .poll(sent, { timeout: 20_000 })
    .toEqual([
      expect.stringMatching(/^Замовлення №.ЗМ-.+\nhttp.+\/orders\?id=.+\n1\. /u),
      expect.stringMatching(/^Замовлення №.ЗМ-\d+\.pdf application\/pdf true$/u),
    ]);
});

test('“Надіслати” on a product opens links to Viber and Telegram where the device cannot share', async ({ page }) => {
  await page.goto('/categories/roses');
  await page.locator('main article a[href*="/product/"]').first().click();
  await page.locator('main summary', { hasText: 'Надіслати' }).click();
  const link = page.getByRole('main').getByRole('link', { name: 'Telegram' });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', /^https:\/\/t\.me\/share\/url\?url=http.+%2Fproduct%2F/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Viber' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
