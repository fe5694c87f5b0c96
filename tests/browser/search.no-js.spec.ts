import { findVariety } from './find-variety';
import { test } from './portal-test';

test('a variety written as it sounds, or on the wrong keyboard, is found', async ({ page }) => {
  await findVariety(page);
});
