import { acceptCartChanges } from './cart-changes';
import { test } from './portal-test';

test('a cart shows that others bought part of its stock, and one button takes what is left on a phone', async ({
  page,
  browser,
}) => {
  await acceptCartChanges(page, browser);
});
