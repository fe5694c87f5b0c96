import { expect, test } from './portal-test';

/** Sends a form to a page that takes none, as an old bookmarklet or a script of a customer's own may. */
function sendForm(): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/en/contact';
  document.body.append(form);
  form.submit();
}

test('a failure that the portal did not throw itself keeps the id of its request when scripts take over, and hands it to no other page', async ({
  page,
}) => {
  await page.goto('/en/contact');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.evaluate(sendForm),
  ]);
  expect(answer.status()).toBe(405);
  const id = answer.headers()['x-request-id'] ?? 'no id';
  await page.locator('html[data-ready]').waitFor();
  await expect(page.locator('main [data-failure]')).toContainText(id);
  const [wayOn, told] = await Promise.all([
    page.locator('main a').last().boundingBox(),
    page.locator('main [data-failure]').boundingBox(),
  ]);
  expect(told?.y, 'under the ways on').toBeGreaterThan((wayOn?.y ?? 0) + (wayOn?.height ?? 0) - 1);
  await page.getByRole('main').getByRole('link', { name: 'Home page' }).click();
  await expect(page.locator('main [data-failure]')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText(id);
});
