import { orderFromPriceList } from './price-list';
import { test } from './portal-test';

test('lines of several pages of the price list go to the cart at once', async ({ page }) => {
  await orderFromPriceList(page);
});
