import { restock } from './restock';
import { test } from './portal-test';

test('a product bought recently is added from the restock page on a phone', async ({ page }) => {
  await restock(page, 'Додати вибране: 1');
});
