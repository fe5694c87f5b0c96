import { openComparison } from './delivered';
import { expect, signIn, test } from './portal-test';

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

async function expectNoOverflow(page: Parameters<typeof signIn>[0], path: string) {
  await page.goto(path);
  await expectFits(page);
}

async function expectFits(page: Parameters<typeof signIn>[0]) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}
