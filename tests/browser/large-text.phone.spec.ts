import { expect, signIn, test } from './portal-test';

/** A reader whose browser shows text at one and a half times its usual size. */
test.use({
  viewport: { width: 320, height: 700 },
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=24'] });
    },
    { scope: 'worker' },
  ],
});

test('nothing is cut or pushed off a phone whose letters are set larger', async ({ page }) => {
  await signIn(page, undefined, '/ru');
  for (const path of ['/', '/categories/roses', '/categories/roses?view=list', '/checkout', '/orders']) {
    await page.goto(`/ru${path}`);
    const ends = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      ...[...document.querySelectorAll('.card')].map((card) => card.scrollWidth),
      ...[...document.querySelectorAll('.dock-cell, .dock-cell ~ *')].map((cell) => cell.getBoundingClientRect().right),
    ]);
    expect(Math.max(...ends), path).toBeLessThanOrEqual(320);
  }
});
