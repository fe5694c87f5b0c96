import { devices } from '@playwright/test';
import { demoCustomer, expect, signInByForm, test } from './portal-test';

const { userAgent } = devices['Pixel 7'];

test('a desktop shows phone links and hides SMS links', async ({ page }) => {
  await signInByForm(page, demoCustomer, '/en');
  await page.goto('/en/profile');
  await expect(page.locator('html')).toHaveAttribute('data-device', 'desktop');
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(page.locator('a[href^="sms:"]')).toBeHidden();
});

test.describe('Foldable phone', () => {
  test.use({
    userAgent,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    screen: { width: 390, height: 844 },
  });

  test('counts as a tablet from 600 px within a second after resizing', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const unfold = (width: number, height: number) =>
      session.send('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        screenWidth: width,
        screenHeight: height,
        deviceScaleFactor: 2,
        mobile: true,
      });
    await page.goto('/en/contact');
    await page.locator('html[data-ready]').waitFor();
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-device', 'mobile');
    await unfold(844, 599);
    await expect.poll(() => page.evaluate(() => [innerWidth, screen.height])).toEqual([844, 599]);
    await page.waitForTimeout(150);
    await expect(html).toHaveAttribute('data-device', 'mobile');
    await unfold(884, 600);
    await expect(html).toHaveAttribute('data-device', 'tablet', { timeout: 1000 });
    await unfold(390, 844);
    await expect(html).toHaveAttribute('data-device', 'mobile', { timeout: 1000 });
  });
});
