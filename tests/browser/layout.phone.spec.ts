import { openComparison } from './delivered';
import { expect, register, signIn, test } from './portal-test';

const paths = ['/', '/catalog', '/catalog?view=list', '/search?q=freedom', '/checkout', '/orders', '/history', '/quick-order?message=freedom+60+100', '/restock', '/papers', '/personal-discounts', '/notifications', '/profile', '/contact', '/login'];

test.use({ viewport: { width: 320, height: 700 } });

for (const prefix of ['', '/en', '/ru']) {
  test(`nothing overflows at 320 px under ${prefix || '/'}`, async ({ page }) => {
    test.slow();
    for (const path of paths) await expectNoOverflow(page, prefix + path);
    await signIn(page, undefined, prefix);
    for (const path of paths.filter((each) => each !== '/login')) await expectNoOverflow(page, prefix + path);
    await openComparison(page, prefix);
    await expectFits(page);
  });
}

test('four figures stand whole in the box of a price list', async ({ page }) => {
  await register(page);
  await page.goto('/categories/roses?view=list&inStock=1');
  const box = page.locator('#price-list input[name=quantity]').first();
  await box.fill('8888');
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await expectFits(page);
});

test('a line of the cart is counted, changed and taken out in one row', async ({ page }) => {
  await register(page);
  await page.goto('/categories/roses?inStock=1');
  await page.locator('article button[type=submit]').first().click();
  await expect(page.getByText('Додано').first()).toBeVisible();
  await page.goto('/checkout');
  const line = page.locator('#cart li');
  const rows = await line.locator('input[name=quantity], button[type=submit]').evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().bottom / 10)));
  expect(rows).toHaveLength(3);
  expect(new Set(rows).size).toBe(1);
});

async function expectNoOverflow(page: Parameters<typeof signIn>[0], path: string) {
  await page.goto(path);
  await expectFits(page);
}

async function expectFits(page: Parameters<typeof signIn>[0]) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}
