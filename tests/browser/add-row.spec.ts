import { expect, signIn, test } from './portal-test';

/** A mouse, which a browser without a screen does not have. */
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

test('on a desk the button of a card stands beside its quantity in every language', async ({ page }) => {
  for (const prefix of ['', '/en', '/ru']) {
    await signIn(page, undefined, prefix);
    await page.goto(`${prefix}/categories/roses?inStock=1`);
    const rises = await page
      .locator('.card-actions')
      .evaluateAll((rows) =>
        rows.map((row) => new Set([...row.children].map((part) => part.getBoundingClientRect().top)).size),
      );
    expect(new Set(rises), prefix).toEqual(new Set([1]));
    await page.context().clearCookies();
  }
});
