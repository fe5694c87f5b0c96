import AxeBuilder from '@axe-core/playwright';
import { eventPath } from '../support/event-path';
import { registerBuyer } from '../support/new-buyer';
import { openComparison } from './receiving';
import { expect, expectToast, plentiful, register, signIn, test } from './portal-test';

const paths = [
  '/',
  '/catalog',
  '/catalog?view=list',
  '/search?q=freedom',
  '/checkout',
  '/orders',
  '/history',
  '/quick-order?message=freedom+60+100',
  eventPath,
  '/list?from=holiday',
  eventPath.replace('?', '/print?'),
  '/retail?markup=-150&markup-1=80&rounding=five',
  '/price-tags',
  '/list',
  '/list?from=weeks',
  '/list?from=weekday',
  '/list?from=list',
  '/list?from=favourites',
  '/documents',
  '/documents?view=month',
  '/documents?view=unpaid',
  '/personal-discounts',
  '/notifications',
  '/profile',
  '/contact',
  '/login',
];

/** Text spacing of WCAG 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

test.use({ viewport: { width: 320, height: 700 } });

test("a visitor's catalogue has no axe violations at 320 px", async ({ page }) => {
  await page.goto('/catalog?inStock=1');
  await page.locator('html[data-ready]').waitFor();
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes.length])).toEqual([]);
});

for (const prefix of ['', '/en', '/ru']) {
  test(`no page overflows at 320 px under ${prefix || '/'}`, async ({ page, baseURL }) => {
    test.slow();
    for (const path of paths) await expectNoOverflow(page, prefix + path);
    await signIn(page, undefined, prefix);
    for (const path of paths.filter((each) => each !== '/login')) await expectNoOverflow(page, prefix + path);
    await openComparison(page, prefix);
    await expectFits(page);
    await page.context().clearCookies();
    await signIn(page, await registerBuyer(baseURL ?? ''), prefix);
    await page.goto(`${prefix}/retail?markup=1000&rounding=kopiyka`);
    await page.locator('#retail button[value=save]').click();
    await page.waitForURL((url) => url.search === '');
    const priced = [
      '/retail',
      '/catalog',
      '/catalog?view=list',
      '/list',
      '/list?from=weeks',
      '/list?from=weekday',
      '/list?from=list',
      '/list?from=favourites',
      '/quick-order?message=freedom+60+100',
    ];
    for (const path of priced) await expectNoOverflow(page, prefix + path);
  });
}

test('no page overflows at 320 px with larger letters or wider spacing', async ({ page }) => {
  await signIn(page);
  for (const path of [
    '/',
    '/catalog?view=list&inStock=1',
    '/product/44',
    '/checkout',
    '/orders',
    '/list?from=weeks&weeks=8',
    '/contact',
  ]) {
    await page.goto(path);
    for (const content of [textSpacing, '* { letter-spacing: normal !important } html { font-size: 20px }']) {
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, content);
      await expectFits(page);
    }
  }
});

test('an address that is one long word fits at 320 px, also in the deletion form', async ({ page }) => {
  await register(page);
  await page.goto('/profile?newAddress=client');
  await page.locator('[name=city]').fill('Київ');
  await page.locator('[name=street]').fill('https://maps.app.goo.gl/Zx81kPq9TtYyRrEe7');
  await page.locator('[name=building]').fill('5');
  await page.locator('[name=contactPerson]').fill('Соломія Барвінок');
  await page.locator('#address-form button[type=submit]').click();
  await page.locator('a[href*="deleteAddress"]').click();
  await expect(page.locator('form[id^=delete-]')).toContainText('Zx81kPq9TtYyRrEe7');
  await expectFits(page);
});

for (const prefix of ['', '/en', '/ru'])
  test(`the buttons of the orders page break no word at 320 px under ${prefix || '/'}`, async ({ page }) => {
    await signIn(page, undefined, prefix);
    await page.goto(`${prefix}/orders`);
    for (const font of ['var(--font)', 'var(--font-fallback)']) {
      const words = await page.locator('main a.button > span:last-child').evaluateAll((labels, family) => {
        document.body.style.fontFamily = family;
        return labels.flatMap((label) => {
          const text = label.firstChild as Text;
          return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
            const place = document.createRange();
            place.setStart(text, index);
            place.setEnd(text, index + word.length);
            return { word, rows: place.getClientRects().length };
          });
        });
      }, font);
      expect(words.length).toBeGreaterThan(6);
      expect(words.filter(({ rows }) => rows > 1)).toEqual([]);
    }
  });

test('a line of the price list is at most 60 px high, with − and + of 44 × 42 px', async ({ page }) => {
  await register(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/categories/roses?view=list&inStock=1');
  const heights = await page
    .locator('.matrix [data-lot]')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height).sort((a, b) => a - b));
  expect(heights[Math.floor(heights.length / 2)]).toBeLessThanOrEqual(60);
  expect(Math.max(...heights)).toBeLessThanOrEqual(100);
  const less = await page.locator('.quantity > button').first().boundingBox();
  expect([less?.width, less?.height].map((side) => Math.round(side ?? 0))).toEqual([44, 42]);
});

test('the footer is lower than 540 px at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThan(540);
});

test('a quantity input of a price list shows four digits whole at 320 px', async ({ page }) => {
  await register(page);
  await page.goto('/categories/roses?view=list&inStock=1');
  const box = page.locator('#price-list input[name=quantity]').first();
  await box.fill('8888');
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await expectFits(page);
});

test('quantity, update and remove of a cart line are in one row at 320 px', async ({ page }) => {
  await register(page);
  await page.goto('/categories/roses?inStock=1');
  await expectToast(page.getByText('Додано'), () => plentiful(page).first().locator('button[type=submit]').click());
  for (const prefix of ['', '/en', '/ru']) {
    await page.goto(`${prefix}/checkout`);
    const line = page.locator('#cart tbody');
    const rows = await line
      .locator('input[name=quantity], button[type=submit]')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
    expect(rows).toHaveLength(3);
    expect(Math.max(...rows) - Math.min(...rows), prefix).toBeLessThan(10);
  }
});

test('the cart in the bottom navigation keeps a margin at 320 px', async ({ page }) => {
  await register(page);
  await page.goto('/');
  const ends = await page
    .locator('nav')
    .getByRole('link', { name: /^Кошик/ })
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeGreaterThan(260);
  expect(Math.max(...ends)).toBeLessThanOrEqual(312);
});

test('filters, views and sorting are in one row at 320 px', async ({ page }) => {
  for (const path of ['/categories/roses', '/ru/categories/roses?color=red']) {
    await page.goto(path);
    const tops = await page
      .locator('main header :is([href="#filters"], .pill[aria-current], summary)')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size, path).toBe(1);
  }
});

test('the add button of a product is on the first screen at 360 × 800', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page);
  await page.goto('/product/44');
  const bottomNav = await page.getByRole('navigation', { name: 'Швидкі переходи' }).boundingBox();
  const button = await page
    .getByRole('button', { name: /^Додати/ })
    .first()
    .boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bottomNav?.y ?? 0);
});

test('the action bar of an order form is not sticky on a screen of 256 px height', async ({ page }) => {
  await signIn(page);
  await page.goto('/list?from=weeks');
  await expect(page.locator('.sticky-action-bar')).toHaveCSS('position', 'sticky');
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(page.locator('.sticky-action-bar')).toHaveCSS('position', 'static');
});

test('at the end of a page the whole footer is above the bottom navigation, and it stands apart from the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const bottomNav = await page.getByRole('navigation', { name: 'Швидкі переходи' }).boundingBox();
  const last = await page.getByRole('contentinfo').getByRole('button').last().boundingBox();
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(bottomNav?.y ?? 0);
  const [main, footer] = [await page.locator('main').boundingBox(), await page.getByRole('contentinfo').boundingBox()];
  expect((footer?.y ?? 0) - ((main?.y ?? 0) + (main?.height ?? 0))).toBeGreaterThan(24);
});

test('the bottom navigation covers no focused link', async ({ page }) => {
  await page.goto('/catalog');
  const bottomNav = await page.getByRole('navigation', { name: 'Швидкі переходи' }).boundingBox();
  const links = await page.locator('main article h2 a').all();
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    await link.focus();
    const box = await link.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bottomNav?.y ?? 0);
  }
});

test('the sticky action bar of an order form covers no focused element', async ({ page }) => {
  test.slow();
  await signIn(page);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/list?from=weeks&weeks=8');
  await page.locator('html[data-ready]').waitFor();
  const bar = page.locator('.sticky-action-bar');
  const stops = page.locator('#main :is(a, input:not([type=hidden]), button):visible');
  for (let at = 0; at < 40; at += 1) {
    await page.keyboard.press('Tab');
    const [focused, top] = await Promise.all([page.locator(':focus').boundingBox(), bar.boundingBox()]);
    const isInBar = await page.evaluate(() => document.activeElement?.closest('.sticky-action-bar, nav') !== null);
    if (!isInBar) expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
  }
  expect(await stops.count()).toBeGreaterThan(40);
});

async function expectNoOverflow(page: Parameters<typeof signIn>[0], path: string) {
  await page.goto(path);
  await expectFits(page);
}

async function expectFits(page: Parameters<typeof signIn>[0]) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}
