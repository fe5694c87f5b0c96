import { expect, register, test } from './portal-test';

const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

test('a file that cannot be read leaves the message, and a list beside it joins the message', async ({ page }) => {
  await register(page);
  await page.goto('/quick-order');
  const message = page.locator('textarea[name=message]');
  const read = page.getByRole('button', { name: 'Розпізнати список' });
  await message.fill('рускус 5 п.');
  await page.locator('input[type=file]').setInputFiles(file('list.xlsx', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1])));
  await read.click();
  await expect(page.getByRole('alert')).toContainText('Такий файл не прочитати');
  await expect(message).toHaveValue('рускус 5 п.');

  await page.locator('input[type=file]').setInputFiles(file('list.csv', 'Назва;К-сть, шт\nFreedom 60;100\n'));
  await read.click();
  await expect(page.locator('main ol li')).toHaveCount(2);
  await page.reload();
  await expect(page.locator('main ol li')).toHaveCount(2);
  await expect(message).toHaveValue('рускус 5 п.\nFreedom 60\t\t100 шт');
});
