import { orderFromMessage } from './quick-order';
import { test } from './portal-test';

test('a pasted message is turned into cart lines without JavaScript', async ({ page }) => {
  await orderFromMessage(page);
});
