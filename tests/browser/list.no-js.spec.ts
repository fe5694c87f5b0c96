import { countAndAdd, openList } from './list';
import { test } from './portal-test';

test('the list is counted by its button and added without JavaScript, with the same cart', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await openList(page, baseURL);
  await countAndAdd(page, 'Додати вибране', () => page.getByRole('button', { name: 'Порахувати' }).click());
});
