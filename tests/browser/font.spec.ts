import type { Page } from '@playwright/test';
import { expect, test } from './portal-test';

for (const width of [390, 1280])
  test(`the page does not shift when its web font arrives late at ${width} px`, async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width, height: 844 });
    // A returning browser loads the style sheet as a file.
    await context.addCookies([{ name: 'seen', value: '1', url: baseURL ?? '' }]);
    const hold = await holdFont(page);
    for (const path of ['/', '/categories/roses', '/product/1', '/about']) {
      hold.again();
      // The delayed font also delays the load event.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.locator('html[data-ready]').waitFor();
      await page.evaluate(watchShifts);
      hold.release();
      expect(await page.evaluate(loadFont, 'Onest')).toBe(2);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      expect.soft(await page.evaluate(() => window.shifted), path).toBeLessThan(0.01);
    }
  });

declare global {
  interface Window {
    /** Sum of the layout shifts. */
    shifted: number;
  }
}

function watchShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) window.shifted += value;
  }).observe({ type: 'layout-shift' });
}

/** Number of loaded files of a font: Latin and Cyrillic. */
async function loadFont(family: string): Promise<number> {
  return (await document.fonts.load(`16px "${family}"`, family === 'Onest' ? 'a№' : 'aя')).length;
}

/** Delays the web font of each page until `release`. */
async function holdFont(page: Page): Promise<{ again: () => void; release: () => void }> {
  let release: () => void = () => undefined;
  let held = Promise.resolve();
  await page.route('**/assets/onest-*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  return {
    again: () => {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
  };
}
