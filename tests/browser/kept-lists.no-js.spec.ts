import { keepLists } from './kept-lists';
import { test } from './portal-test';

test('favourites, a template and a cart by link lead to the cart', async ({ page }) => {
  await keepLists(page);
});
