import { compareWithInvoice, openComparison } from './receiving';
import { expect, signIn, test } from './portal-test';

test('an invoice is compared with its order, and all documents of the order are one printout on a phone', async ({
  page,
  context,
}) => {
  await compareWithInvoice(page);
  await expect(page.getByRole('button', { name: 'Друкувати' })).toBeVisible();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openComparison(page);
  await page.getByRole('button', { name: 'Скопіювати' }).click();
  await expect(page.getByRole('button', { name: 'Скопійовано' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await page.locator('main textarea').inputValue(),
  );
});

test('a claim is sent with photographs by the means of the phone', async ({ page }) => {
  await page.addInitScript(() => {
    const share = ({ text, files }: ShareData) => {
      document.title = `${files?.map(({ name }) => name).join() ?? ''} ${text ?? ''}`;
      return Promise.resolve();
    };
    Object.assign(navigator, { canShare: () => true, share });
  });
  await signIn(page);
  await openComparison(page);
  await page
    .getByLabel('Фото до рекламації')
    .setInputFiles(
      ['stem', 'label'].map((name) => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(name) })),
    );
  await page.getByRole('button', { name: 'Надіслати з 2 фото' }).click();
  await expect(page).toHaveTitle(/^stem\.jpg,label\.jpg Рекламація\. Замовлення/);
});
