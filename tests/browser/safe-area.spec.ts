import type { Page } from '@playwright/test';
import { expect, signInByForm, test } from './portal-test';

type Insets = { top: number; right: number; bottom: number; left: number };
const landscape = { width: 844, height: 390, insets: { top: 0, right: 47, bottom: 21, left: 47 } };
const portrait = { width: 390, height: 844, insets: { top: 47, right: 0, bottom: 34, left: 0 } };

for (const [name, { width, height, insets }] of Object.entries({ landscape, portrait }))
  test(`on a phone with a notch in ${name} nothing that is pressed lies under it, and the page is no wider`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await signInByForm(page);
    const devtools = await page.context().newCDPSession(page);
    for (const path of [
      '/',
      '/categories/roses',
      '/categories/roses?view=list',
      '/list?from=weeks',
      '/checkout',
      '/login',
    ]) {
      await page.goto(path);
      await page.locator('html[data-ready]').waitFor();
      await devtools.send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never);
      const padding = await page.evaluate(() => [
        getComputedStyle(document.body).paddingLeft,
        getComputedStyle(document.body).paddingTop,
      ]);
      expect(padding).toEqual([`${insets.left}px`, `${insets.top}px`]);
      expect(await findCovered(page, insets), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  });

/** What can be pressed and reaches under the insets: left and right anywhere, at the top of the page, at the bottom of what is fixed there. */
async function findCovered(page: Page, insets: Insets): Promise<string[]> {
  return await page.evaluate(({ top, right, bottom, left }) => {
    const pressed = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden]), select, summary'),
    ];
    const isInRow = (element: Element) => element.closest('.scroll-x, .lengths, [class*=overflow-x]') !== null;
    return pressed
      .filter((element) => element.checkVisibility() && !isInRow(element) && !element.closest('.sr-only'))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) return false;
        const isFixed = element.closest('nav')?.classList.contains('fixed') === true;
        return (
          box.left < left ||
          box.right > innerWidth - right ||
          box.top + scrollY < top ||
          (isFixed && box.bottom > innerHeight - bottom)
        );
      })
      .map((element) => element.outerHTML.slice(0, 120));
  }, insets);
}
