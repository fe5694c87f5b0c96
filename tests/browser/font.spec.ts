import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './portal-test';

/** Fonts that devices have, each by the fallback that is fitted to it and a package with the font of its metrics. */
const DEVICES = [
  ['Arial', '@fontsource/arimo/files/arimo'],
  ['Roboto', '@fontsource/roboto/files/roboto'],
  ['this machine’s own fonts', null],
] as const;

const RANGES = { latin: 'U+0000-00FF, U+2000-206F', cyrillic: 'U+0400-045F, U+0490-0491' };

for (const [device, font] of DEVICES)
  for (const width of [390, 1280])
    test(`the page does not jump when its font arrives late, at ${width} px, on a device with ${device}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      // A browser that has been here asks for the style sheet as a file.
      await context.addCookies([{ name: 'seen', value: '1', url: baseURL ?? '' }]);
      if (font) await bringFont(page, device, font);
      const hold = await holdFont(page);
      for (const path of ['/', '/categories/roses', '/product/1', '/about']) {
        hold.again();
        // The font that is held back holds the load of the page, too.
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.locator('html[data-ready]').waitFor();
        if (font)
          expect(
            await page.evaluate(loadFont, `Onest ${device}`),
            `${device} stands in for the font on ${path}`,
          ).toBeGreaterThan(1);
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

/** Has the style sheet take a font from its package that it would find on such a device, and no other one. */
async function bringFont(page: Page, device: string, font: string): Promise<void> {
  await page.route('**/test-font/*', (route) => {
    const file = route.request().url().split('/').pop() ?? '';
    return route.fulfill({ body: readFileSync(`node_modules/${font}-${file}`), contentType: 'font/woff2' });
  });
  await page.route('**/assets/app-*.css', async (route) => {
    const answer = await route.fetch();
    const css = (await answer.text()).replace(/@font-face\s*\{[^}]*local\([^}]*\}/g, (face) => {
      if (!face.includes(`Onest ${device}`)) return '';
      const weight = face.includes('550') ? 700 : 400;
      return Object.entries(RANGES)
        .map(([letters, range]) =>
          face
            .replace(/src:[^;}]*/, `src: url(/test-font/${letters}-${weight}-normal.woff2)`)
            .replace(/\}$/, `; unicode-range: ${range}}`),
        )
        .join('');
    });
    await route.fulfill({ response: answer, body: css });
  });
}
