import { test } from './portal-test';
import { keepWithinLimit } from './within-limit';

test('a cart above the limit of debt is cut to fit at one press', async ({ page }) => {
  test.slow();
  await keepWithinLimit(page);
});
