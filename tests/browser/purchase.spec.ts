import { test } from './portal-test';
import { buyRoses, prefixes } from './purchase';

for (const prefix of prefixes) {
  test(`buys roses under ${prefix || '/'}`, async ({ page }) => {
    await buyRoses(page, prefix);
  });
}
