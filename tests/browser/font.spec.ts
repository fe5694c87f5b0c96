import type { Page } from '@playwright/test';
import { expect, test } from './portal-test';

for (const width of [390, 1280])
  test(`the page does not jump when its font arrives late, at ${width} px`, async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width, height: 844 });
    // A browser that has been here asks for the style sheet as a file.
    await context.addCookies([{ name: 'seen', value: '1', url: baseURL ?? '' }]);
    const hold = await holdFont(page);
    for (const path of ['/', '/categories/roses', '/product/1', '/about']) {
      hold.again();
      // The font that is held back holds the load of the page, too.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.locator('html[data-ready]').waitFor();
      await page.evaluate(watchShifts);
      hold.letGo();
      expect(await page.evaluate(loadFont, 'Onest')).toBe(2);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      expect.soft(await page.evaluate(() => window.shifted), path).toBeLessThan(0.01);
    }
  });

declare global {
  interface Window {
    /** How far the page has moved by itself. */
    shifted: number;
  }
}

function watchShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) window.shifted += value;
  }).observe({ type: 'layout-shift' });
}

/** How many files of a font have arrived: one with Latin letters, one with Cyrillic ones. */
async function loadFont(family: string): Promise<number> {
  return (await document.fonts.load(`16px "${family}"`, family === 'Onest' ? 'a№' : 'aя')).length;
}

/** Holds back the page's own font, from page to page, until it is let go. */
async function holdFont(page: Page): Promise<{ again: () => void; letGo: () => void }> {
  let letGo: () => void = () => undefined;
  let held = Promise.resolve();
  await page.route('**/assets/onest-*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  return {
    again: () => {
      held = new Promise((resolve) => {
        letGo = resolve;
      });
    },
    letGo: () => letGo(),
  };
}
