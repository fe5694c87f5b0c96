import { expect, expectToast, plentiful, register, signIn, test } from './portal-test';

/** A browser with a default font size of 24 px instead of 16. */
test.use({
  viewport: { width: 320, height: 700 },
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=24'] });
    },
    { scope: 'worker' },
  ],
});

test('nothing overflows at 320 px with the default font size at 24 px', async ({ page }) => {
  await signIn(page, undefined, '/ru');
  for (const path of ['/', '/categories/roses', '/categories/roses?view=list', '/checkout', '/orders']) {
    await page.goto(`/ru${path}`);
    const ends = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      ...[...document.querySelectorAll('.card, .variety, .matrix td')].map((card) => card.scrollWidth),
      ...[...document.querySelectorAll('.bottom-nav-item, .bottom-nav-item ~ *')].map(
        (cell) => cell.getBoundingClientRect().right,
      ),
    ]);
    expect(Math.max(...ends), path).toBeLessThanOrEqual(320);
  }
});

test('the checkout button of the cart drawer never covers the focused quantity on low screens', async ({ page }) => {
  await register(page);
  await page.goto('/categories/roses?inStock=1');
  await page.locator('html[data-ready]').waitFor();
  await expectToast(page.getByText('Додано'), () => plentiful(page).first().locator('button[type=submit]').click());
  for (const [width, height] of [
    [360, 640],
    [568, 320],
    [1280, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/categories/roses');
    await page.locator('html[data-ready]').waitFor();
    await page.getByRole('link', { name: /^Кошик/ }).click();
    const box = page.getByRole('dialog').getByRole('textbox');
    await box.focus();
    const isSeen = await box.evaluate((field) => {
      const { left, top, bottom } = field.getBoundingClientRect();
      return [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + 8, y) === field);
    });
    expect(isSeen, `${width} × ${height}`).toEqual([true, true]);
  }
});

test('Tab stays within the open filters on a phone, and every focused filter is visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/categories/roses#filters');
  await page.locator('html[data-ready]').waitFor();
  const focusedNames: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement: field } = document;
      if (!(field instanceof HTMLElement) || field === document.body) return null;
      const { left, top, width, height } = field.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return {
        name: field.getAttribute('name') ?? field.textContent,
        isSeen: field === seen || field.contains(seen) || (seen?.contains(field) ?? false),
        isFilter: field.closest('#filters') !== null,
      };
    });
    if (!focused) break;
    expect(focused).toMatchObject({ isSeen: true, isFilter: true });
    focusedNames.push(focused.name);
  }
  expect(focusedNames).toEqual(
    expect.arrayContaining(['inStock', 'lengthCm', 'countryId', 'manufacturerId', expect.stringMatching(/^Показати/)]),
  );
});

test('the actions of a printout fit with letters twice as large', async ({ page }) => {
  await signIn(page);
  // Fits as much text as 320 px with letters of 32 px.
  await page.setViewportSize({ width: 240, height: 525 });
  await page.goto('/orders');
  for (const link of ['main li a[href*="?id="]', 'main a[href^="/printDocument/"]'])
    await page.goto((await page.locator(link).first().getAttribute('href')) ?? '');
  await expect(page.locator('nav .pill')).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(240);
});
