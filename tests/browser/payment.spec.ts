import { expect, signIn, test } from './portal-test';

test('an unpaid document is paid from the unpaid documents: details are copied, the code opens the bank', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  await page.goto('/documents?view=unpaid');
  await page
    .getByRole('link', { name: /^Сплатити: / })
    .first()
    .click();
  const payment = page.locator('#payment');
  await expect(payment.getByRole('link', { name: /^Сплатити .* у застосунку банку$/ })).toHaveAttribute(
    'href',
    /^https:\/\/bank\.gov\.ua\/qr\/[\w-]+$/,
  );
  await payment.getByRole('button', { name: 'Копіювати IBAN' }).click();
  await expect(payment.getByRole('button', { name: 'Скопійовано IBAN' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('UA469999990000026001234567890');
});

test('a printed proforma of an unpaid order is one page with the code on white and no buttons', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page);
  await page.goto('/orders?status=accepted');
  await page.goto((await page.locator('main li a[href*="?id="]').first().getAttribute('href')) ?? '');
  await page.goto((await page.getByRole('link', { name: /Рахунок-проформа$/ }).getAttribute('href')) ?? '');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const code = page.locator('main a[href^="https://bank.gov.ua/qr/"] svg');
  await expect(code).toBeVisible();
  expect(await code.locator('rect').evaluate((rect) => getComputedStyle(rect).fill)).toBe('rgb(255, 255, 255)');
  await expect(page.locator('main button:visible')).toHaveCount(0);
  await expect(page.getByRole('term').filter({ hasText: 'Призначення платежу' })).toBeVisible();
  const bytes = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
