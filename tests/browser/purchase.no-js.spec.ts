import { test } from './portal-test';
import { buyRoses, prefixes } from './purchase';

for (const prefix of prefixes) {
  test(`a new customer orders roses under ${prefix || '/'} without JavaScript`, async ({ page }) => {
    await buyRoses(page, prefix);
  });
}
