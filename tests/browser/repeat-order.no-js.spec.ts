import { test } from './portal-test';
import { repeatOrder } from './repeat-order';

test('repeating an order fills in its delivery and payment without JavaScript', async ({ page }) => {
  await repeatOrder(page);
});
