import { acceptCartChanges } from './cart-changes';
import { test } from './portal-test';

test('a cart shows that others bought part of its stock, and one button takes what is left without JavaScript', async ({
  page,
  browser,
}) => {
  await acceptCartChanges(page, browser);
});
