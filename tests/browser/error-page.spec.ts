import { expect, test } from './portal-test';

/** Posts a form to a page without an action. */
function sendForm(): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/en/contact';
  document.body.append(form);
  form.submit();
}

test('a 405 page keeps its request ID after hydration, and the next page does not show it', async ({ page }) => {
  await page.goto('/en/contact');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.evaluate(sendForm),
  ]);
  expect(answer.status()).toBe(405);
  const id = answer.headers()['x-request-id'] ?? 'no id';
  await page.locator('html[data-ready]').waitFor();
  await expect(page.locator('main [data-failure]')).toContainText(id);
  const [lastLink, requestId] = await Promise.all([
    page.locator('main a').last().boundingBox(),
    page.locator('main [data-failure]').boundingBox(),
  ]);
  expect(requestId?.y, 'below the links').toBeGreaterThan((lastLink?.y ?? 0) + (lastLink?.height ?? 0) - 1);
  await page.getByRole('main').getByRole('link', { name: 'Home page' }).click();
  await expect(page.locator('main [data-failure]')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText(id);
});
