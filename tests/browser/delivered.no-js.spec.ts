import { claimWhatIsMissing } from './delivered';
import { expect, test } from './portal-test';

test('a delivery is compared with its order, and its papers are one print', async ({ page }) => {
  await claimWhatIsMissing(page);
  await expect(page.getByRole('button', { name: 'Друкувати' })).toBeHidden();
});
