import { compareWithInvoice } from './receiving';
import { expect, test } from './portal-test';

test('an invoice is compared with its order, and all documents of the order are one printout without JavaScript', async ({
  page,
}) => {
  await compareWithInvoice(page);
  await expect(page.getByRole('button', { name: 'Друкувати' })).toBeHidden();
});
