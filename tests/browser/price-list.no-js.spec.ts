import { orderFromPriceList } from './price-list';
import { test } from './portal-test';

test('quantities on several pages of the price list are added at once without JavaScript', async ({ page }) => {
  await orderFromPriceList(page);
});
