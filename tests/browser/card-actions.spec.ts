import { expect, signIn, test } from './portal-test';

/** A mouse as the pointer, which a headless browser does not have. */
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--blink-settings=primaryPointerType=4,availablePointerTypes=4'],
      });
    },
    { scope: 'worker' },
  ],
});

test('at 1280 px the add button of a card is in one row with its quantity in every language', async ({ page }) => {
  for (const prefix of ['', '/en', '/ru']) {
    await signIn(page, undefined, prefix);
    await page.goto(`${prefix}/categories/roses?inStock=1`);
    const rises = await page
      .locator('.variety-actions')
      .evaluateAll((rows) =>
        rows.map((row) => new Set([...row.children].map((part) => part.getBoundingClientRect().top)).size),
      );
    expect(new Set(rises), prefix).toEqual(new Set([1]));
    await page.context().clearCookies();
  }
});
