import { expect, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';

test('a page that fails in the browser is reported without personal data, and its places are found in the source', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0.1;
    window.scrollTo = () => {
      throw new TypeError('cannot scroll for +380501112233');
    };
  });
  const reported = page.waitForRequest('**/client-errors', { timeout: 20_000 });
  await page.goto('/contact');
  await page.waitForSelector('html[data-hydrated]', { timeout: 5_000 }).catch(() => undefined);
  await page.getByRole('link').first().press('Enter');
  const sent = new URLSearchParams((await reported).postData() ?? '');
  expect([...sent.keys()]).toEqual(['kind', 'name', 'stack', 'page', 'build']);
  expect(sent.get('kind')).toBe('page');
  expect(sent.get('name')).toBe('TypeError');
  expect(sent.toString()).not.toContain('380501112233');
  const args = ['run', '-s', 'map-error', '--', JSON.stringify(Object.fromEntries(sent))];
  expect(execFileSync('npm', args, { encoding: 'utf8' })).toMatch(/node_modules\/@remix-run\/react\/\S+:\d+:\d+ \(/);
});
