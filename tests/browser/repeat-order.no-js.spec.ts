import { test } from './portal-test';
import { repeatAsBefore } from './repeat-order';

test('an order is repeated and delivered as it was', async ({ page }) => {
  await repeatAsBefore(page);
});
