import { restock } from './restock';
import { test } from './portal-test';

test('a product bought recently is added from the restock page without JavaScript', async ({ page }) => {
  await restock(page, 'Додати вибране');
});
