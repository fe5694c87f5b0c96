import { expect, signIn, test } from './portal-test';

test('/spending draws its bars in the ink of the text in forced colours, and dark enough on paper', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page);
  await page.goto('/spending');
  const chart = page.getByRole('img', { name: 'За останні 12 місяців' });
  await expect(chart).toBeVisible();
  await expect(page.getByRole('table', { name: 'За останні 12 місяців' })).toBeVisible();
  const inkOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each) => getComputedStyle(each).color);

  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  expect(await inkOf('main svg[role=img] rect')).toBe(await inkOf('main h2'));

  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none', media: 'print' });
  await expect(chart).toBeVisible();
  await expect(page.locator('main nav:visible, header nav:visible')).toHaveCount(0);
  const [red = 255, green = 255, blue = 255] =
    (await inkOf('main svg[role=img] rect')).match(/\d+/g)?.map(Number) ?? [];
  expect(Math.max(red, green, blue)).toBeLessThan(130);
});

test('/spending opens the categories of a month by its link, with a chart and a table of the same sum', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/spending');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .first();
  const sum = (await row.getByRole('cell').textContent()) ?? '';
  await row.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^За категоріями/ })).toContainText(sum);
  await expect(page.getByRole('img', { name: /За категоріями/ })).toBeVisible();
  await expect(page.getByRole('table', { name: /^За категоріями/ })).toBeVisible();
});
