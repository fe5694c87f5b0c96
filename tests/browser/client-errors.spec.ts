import { execFileSync } from 'node:child_process';
import { expect, test } from './portal-test';

test('an error in the browser is reported without personal data, and map-error finds its source lines', async ({
  page,
  errors,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0.1;
  });
  await page.goto('/contact');
  await page.locator('html[data-ready]').waitFor();
  await page.evaluate(() => {
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = () => {
      window.scrollTo = scrollTo;
      throw new TypeError('cannot scroll for +380501112233');
    };
  });
  const reported = page.waitForRequest('**/client-errors', { timeout: 10_000 });
  await page.locator('a[href^="/login"]:visible').first().click();
  const sent = new URLSearchParams((await reported).postData() ?? '');
  expect([...sent.keys()]).toEqual(['kind', 'name', 'stack', 'page', 'build']);
  expect(sent.get('kind')).toBe('page');
  expect(sent.get('name')).toBe('TypeError');
  expect(sent.toString()).not.toContain('380501112233');
  const args = ['run', '-s', 'map-error', '--', JSON.stringify(Object.fromEntries(sent))];
  const mapped = execFileSync('npm', args, { encoding: 'utf8' });
  expect(mapped).toMatch(/^node_modules\/react-router-dom\/\S+:\d+:\d+ \(library-/);
  expect(mapped).not.toContain('no source map');
  // The error is in the console as well.
  expect(errors.splice(0).join('')).toContain('cannot scroll');
});
