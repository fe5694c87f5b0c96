import { keepLists, orderShortFavourite } from './kept-lists';
import { test } from './portal-test';

test('favourites, a template and a cart by link lead to the cart', async ({ page }) => {
  await keepLists(page);
});

test('favourites of which one is short are added once', async ({ page }) => {
  await orderShortFavourite(page);
});
