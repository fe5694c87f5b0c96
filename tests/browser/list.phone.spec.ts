import { boxes, countAndAdd, openList } from './list';
import { expect, signIn, test } from './portal-test';

test('the list is counted and added on a phone: typing fills what is to be ordered, and the rest goes by the norm', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await openList(page, baseURL);
  await page.locator('html[data-ready]').waitFor();
  await expect(page.getByRole('button', { name: 'Порахувати' })).toHaveCount(0);
  await countAndAdd(page, 'Додати вибране: 11', async () => undefined);
});

test('a box of the list is as tall as a finger, asks for figures, and the bar never lies over the one that is filled', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/list?from=weeks&weeks=8');
  await page.locator('html[data-ready]').waitFor();
  const bar = page.locator('.sticky-action-bar');
  for (let line = 0; line < 12; line += 1) {
    const box = boxes(page, 'left').nth(line);
    await expect(box).toHaveAttribute('inputmode', 'numeric');
    if (line === 0) await box.tap();
    else await page.keyboard.press('Enter');
    await expect(box).toBeFocused();
    const [focused, cover] = await Promise.all([box.boundingBox(), bar.boundingBox()]);
    expect(focused?.height).toBeGreaterThanOrEqual(44);
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0);
  }
});
