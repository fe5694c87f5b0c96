import { goBackAfterSignOut } from './after-sign-out';
import { test } from './portal-test';

// With the back/forward cache, which Playwright disables.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

// @fault S24 @asvs 7.4.1
test('going back after sign-out shows nothing private', async ({ page }) => {
  await goBackAfterSignOut(page);
});
