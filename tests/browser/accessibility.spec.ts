import AxeBuilder from '@axe-core/playwright';
import { openComparison } from './delivered';
import { expect, signIn, test } from './portal-test';

const publicPages = ['/', '/catalog', '/catalog?view=list&inStock=1', '/search', '/search?q=freedom', '/search?q=zzzz', '/contact', '/terms-of-use', '/cart-link?l=1_7.25_99999.1_x', '/cart-link', '/favourites', '/nothing-here'];
const visitorPages = ['/login', '/register', '/forgotPassword', '/becomeClient'];
const customerPages = {
  shop: ['/', '/catalog', '/catalog?view=list', '/cart-link?l=1_7.30_99999.1_x', '/favourites', '/checkout', '/profile', '/delete-account', '/personal-discounts', '/notifications'],
  sheets: ['/quick-order', `/quick-order?${new URLSearchParams({ message: 'фрідом 60 - 100\nеустома біла 40 шт\nескімо' }).toString()}`, '/restock', '/restock?weeks=8', '/templates', '/templates/new'],
  papers: ['/orders', '/preorders', '/history', '/papers'],
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const path of [...publicPages, ...visitorPages]) {
      test(`axe finds nothing on ${path} for a visitor`, async ({ page }) => {
        await page.goto(path);
        expect(await violationsOf(page)).toEqual([]);
      });
    }

    for (const [kind, paths] of Object.entries(customerPages)) {
      test(`axe finds nothing on a customer’s pages: ${kind}`, async ({ page }) => {
        test.slow();
        await signIn(page);
        for (const path of paths) {
          await page.goto(path);
          expect(await violationsOf(page), path).toEqual([]);
        }
      });
    }

    test('axe finds nothing on an order, its repetition and its comparison', async ({ page }) => {
      test.slow();
      await signIn(page);
      await page.goto('/orders');
      await page.goto((await page.locator('main li a[href*="?id="]').first().getAttribute('href')) ?? '');
      expect(await violationsOf(page), page.url()).toEqual([]);
      await page.getByRole('button', { name: 'Повторити замовлення' }).click();
      await page.waitForURL('**/orders/repeat/*');
      expect(await violationsOf(page), page.url()).toEqual([]);
      await openComparison(page);
      expect(await violationsOf(page), page.url()).toEqual([]);
    });
  });
}

async function violationsOf(page: ConstructorParameters<typeof AxeBuilder>[0]['page']) {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
