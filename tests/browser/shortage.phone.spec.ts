import { test } from './portal-test';
import { splitShortage } from './shortage';

test('what is left and the nearest for the rest go to the cart together', async ({ page }) => {
  await splitShortage(page);
});
