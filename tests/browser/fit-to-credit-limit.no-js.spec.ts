import { test } from './portal-test';
import { fitCartToLimit } from './fit-to-credit-limit';

test('one button reduces a cart above the debt limit to fit without JavaScript', async ({ page }) => {
  test.slow();
  await fitCartToLimit(page);
});
