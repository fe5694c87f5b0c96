import { acceptWhatIsLeft } from './cart-health';
import { test } from './portal-test';

test('a cart says what was bought away meanwhile, and takes over what is left', async ({ page, browser }) => {
  await acceptWhatIsLeft(page, browser);
});
