import { goBackAfterSignOut } from './after-sign-out';
import { test } from './portal-test';

// With the memory of whole pages that browsers have, and that Playwright switches off.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

test('going back after signing out without scripts shows nothing private', async ({ page }) => {
  await goBackAfterSignOut(page);
});
