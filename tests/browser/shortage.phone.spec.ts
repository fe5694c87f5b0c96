import { test } from './portal-test';
import { splitShortage } from './shortage';

test('the rest of the stock and a substitute are added together on a phone', async ({ page }) => {
  await splitShortage(page);
});
