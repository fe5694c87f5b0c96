import { boxes, openReadyList } from './list';
import { expectSaved } from './offline-copy';
import { openComparison } from './receiving';
import { expect, signIn, test } from './portal-test';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 90_000 });

test('the list is counted without a connection, and what was typed is sent once there is one', async ({
  page,
  context,
  baseURL,
}) => {
  await openReadyList(page, baseURL);
  const { pathname, search } = new URL(page.url());
  await expectSaved(page, pathname + search);
  const norm = Number(await boxes(page, 'norm').first().inputValue());

  await context.setOffline(true);
  await page.goto(pathname + search);
  await expect(page.locator('[data-copy]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Додати вибране' })).toBeDisabled();
  await boxes(page, 'left').first().fill(String(norm));
  await boxes(page, 'left').nth(1).fill('0');
  await page.getByRole('button', { name: 'Порахувати' }).click();
  await expect(page.locator('main')).toContainText('Відповіді немає. Усе, що ви ввели, залишилося');
  const again = page.getByRole('button', { name: 'Надіслати ще раз' });
  await again.click();
  await expect(page.locator('main')).toContainText('Відповіді немає');

  await context.setOffline(false);
  await again.click();
  await expect(boxes(page, 'left').first()).toHaveValue(String(norm));
  await expect(boxes(page, 'quantity').first()).toHaveValue(/^0?$/);
  await expect(boxes(page, 'quantity').nth(1)).toHaveValue(/^[1-9]/);
});

test('a delivery is counted without a connection, and nothing but saving works in the copy', async ({
  page,
  context,
}) => {
  await signIn(page);
  await openComparison(page);
  const { pathname, search } = new URL(page.url());
  await expectSaved(page, pathname + search);
  await context.setOffline(true);
  await page.goto(pathname + search);
  const came = page.locator('main form [name=came]').first();
  await came.fill('x');
  await expect(page.getByRole('button', { name: 'Усе є' })).toBeDisabled();
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.locator('main')).toContainText('Відповіді немає');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Надіслати ще раз' }).click();
  await expect(came).toHaveValue('x');
  await expect(came).toHaveAttribute('aria-invalid', 'true');
});
