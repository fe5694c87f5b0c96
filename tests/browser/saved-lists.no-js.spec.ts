import { orderFromSavedLists, orderShortFavourite } from './saved-lists';
import { test } from './portal-test';

test('favourites, a saved list and a shared cart link add to the cart without JavaScript', async ({ page }) => {
  await orderFromSavedLists(page);
});

test('favourites with one product above the stock are added once without JavaScript', async ({ page }) => {
  await orderShortFavourite(page);
});
