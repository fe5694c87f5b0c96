import { expect, plentiful, register, test } from './portal-test';

// @fault C3
test('inline styles and scripts and foreign images are blocked by the CSP and recorded as test errors', async ({
  page,
  errors,
}) => {
  await page.goto('/catalog');
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    const picture = new Image();
    picture.src = 'https://elsewhere.example/spy.png';
    document.body.append(style, script, picture);
  });
  await expect
    .poll(() =>
      errors
        .map((error) => /^violates ([a-z-]+)/.exec(error)?.[1])
        .filter(Boolean)
        .sort(),
    )
    .toEqual(['img-src', 'script-src-elem', 'style-src-elem']);
  await expect(page.locator('body')).toBeVisible();
  await expect(page).not.toHaveTitle('taken over');
  errors.length = 0;
});

test('the cart drawer stops the page behind it from scrolling without inline styles and closes on a click outside', async ({
  page,
}) => {
  await register(page);
  await page.goto('/categories/roses?inStock=1');
  await page.locator('html[data-ready]').waitFor();
  await plentiful(page).first().locator('button[type=submit]').click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Кошик: 1 позиція/ })
    .click();
  const drawer = page.getByRole('dialog', { name: 'Кошик' });
  await expect(drawer).toBeVisible();
  // Scrolling is blocked only once the open drawer is painted.
  await page.evaluate(waitFrames);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 600);
  await page.evaluate(waitFrames);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.mouse.click(200, 500);
  await expect(drawer).toHaveCount(0);
  await page.evaluate(waitFrames);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
});

/** Runs in the page: waits until it is painted or scrolled. */
async function waitFrames(): Promise<void> {
  for (let frame = 0; frame < 40; frame += 1) await new Promise(requestAnimationFrame);
}
