import { expect, register, test } from './portal-test';

test('a wedding is calculated piece by piece, printed without prices and put into the cart', async ({ page }) => {
  test.slow();
  await register(page);
  await page.goto('/event');
  await page.getByLabel('Назва події').fill('Весілля');
  await page.getByRole('textbox', { name: 'Виріб 1' }).fill('Букет на стіл');
  await page.getByLabel('Скільки таких').fill('12');
  await page.getByLabel('Квіти в одному виробі').fill('фрідом 60 – 7 стебел');

  await page.getByRole('button', { name: 'Додати виріб' }).click();
  const second = page.getByRole('textbox', { name: 'Виріб 2' });
  await expect(second).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Виріб 1' })).toHaveValue('Букет на стіл');
  await expect(page.getByLabel('Квіти в одному виробі').first()).toHaveValue('фрідом 60 – 7 стебел');
  await second.fill('Арка');
  await page.getByLabel('Квіти в одному виробі').nth(1).fill('фрідом 60 – 0,5');

  await page.getByRole('button', { name: 'Порахувати' }).click();
  await expect(page.getByRole('alert')).toContainText('Стебел має бути ціле число');
  await page.getByRole('button', { name: 'Прибрати: Арка' }).click();
  await expect(page.getByRole('textbox', { name: 'Виріб 1' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Виріб 2' })).toHaveCount(0);

  await page.getByLabel('Квіти в одному виробі').press('Control+End');
  await page.getByLabel('Запас, %').press('Enter');
  await expect(page.getByRole('heading', { name: 'Що замовити' })).toBeVisible();
  await expect(page).toHaveURL(/\/event\?e=/);
  await expect(page.locator('#event-lines li')).toContainText('84 стебла, із запасом 93 стебла');

  await page.getByRole('link', { name: 'Друк для майстерні, без цін' }).click();
  await expect(page.getByRole('heading', { name: 'Букет на стіл × 12' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('nav:visible, footer:visible, main button:visible, main a:visible')).toHaveCount(0);
  expect(await page.locator('body').innerText()).not.toMatch(/грн/);
  await page.emulateMedia({ media: 'screen' });

  await page.goBack();
  await page.getByRole('button', { name: /^Додати вибране/ }).click();
  await expect(page).toHaveURL(/\/checkout/);
});
