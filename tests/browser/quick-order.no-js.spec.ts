import { orderFromMessage } from './quick-order';
import { test } from './portal-test';

test('a list as florists write it goes to the cart', async ({ page }) => {
  await orderFromMessage(page);
});
