import { restock } from './restock';
import { test } from './portal-test';

test('what was bought lately goes to the cart again', async ({ page }) => {
  await restock(page, 'Додати вибране: 1');
});
