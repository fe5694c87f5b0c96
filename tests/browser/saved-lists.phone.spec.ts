import { orderFromSavedLists, orderShortFavourite } from './saved-lists';
import { test } from './portal-test';

test('favourites, a saved list and a shared cart link add to the cart on a phone', async ({ page }) => {
  await orderFromSavedLists(page);
});

test('favourites with one product above the stock are added once on a phone', async ({ page }) => {
  await orderShortFavourite(page);
});
