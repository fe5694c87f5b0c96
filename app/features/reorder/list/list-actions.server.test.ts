import { expect, it } from 'vitest';
import { isDataResponse } from '~/bff/commit-session.server';
import { fakeAccountStore, fakeContext } from '~/bff/context.fixture';
import { StoreUnavailableError } from '~server/store/account-store';
import { handleListForm } from './list-actions.server';
import { MAX_LISTS } from './saved-list';
import { saveList } from './saved-lists.server';

const lotOf = (id: number) => ({
  id,
  name: `Variety ${id}`,
  productType: 'product',
  kind: 'product',
  manufacturerId: 3,
  attributes: { lengthCm: 60 },
});
const pageOf = (ids: readonly number[]) => ({
  [`GET /products?ids=${encodeURIComponent(ids.join(','))}&page=1&perPage=100`]: { data: ids.map(lotOf) },
});

/** Why an order of so many lines is not saved as a list; null where it is. */
async function errorOf(count: number, { name = 'Весілля', accountStore = fakeAccountStore() } = {}) {
  const ids = Array.from({ length: count }, (_, at) => at + 1);
  const answers = {
    'GET /customers/me': { data: { id: 1, phone: '+380501112233' } },
    ...pageOf(ids.slice(0, 100)),
    ...pageOf(ids.slice(100)),
  };
  const form = new FormData();
  for (const [field, value] of Object.entries({ intent: 'saveList', documentId: '5', listName: name }))
    form.set(field, value);
  const lines = ids.map((id) => ({ productId: String(id), name: `Variety ${id}`, pieces: 25 }));
  const answer = await handleListForm(
    {
      ctx: fakeContext(answers, { isSignedIn: true, accountStore }),
      request: new Request('https://shop.example/list'),
    },
    form,
    () => Promise.resolve({ lines }),
  );
  if (!isDataResponse(answer)) return null;
  const { saving } = answer.data;
  expect(saving).toMatchObject({ documentId: '5', naming: { typed: name } });
  return saving?.naming.error;
}

it('an order is not saved as a list without a name, with too long a name, without goods or with too many', async () => {
  expect(await errorOf(1, { name: '' })).toBe('Заповніть це поле.');
  expect(await errorOf(1, { name: 'x'.repeat(41) })).toContain('до 40 знаків');
  expect(await errorOf(0)).toContain('зберігати нічого');
  expect(await errorOf(101)).toContain('до 100 позицій');
  expect(await errorOf(100)).toBeNull();
});

it('a list that has no room is told from a store that does not answer', async () => {
  const full = fakeAccountStore();
  const ctx = () =>
    fakeContext(
      { 'GET /customers/me': { data: { id: 1, phone: '+380501112233' } } },
      { isSignedIn: true, accountStore: full },
    );
  const line = { name: 'Freedom', lengthCm: 60, farmId: '3', lot: '7', pieces: 50 };
  for (let count = 0; count < MAX_LISTS; count += 1)
    expect((await saveList(ctx(), `Вітрина ${count}`, [line])).outcome).toBe('written');
  expect(await errorOf(1, { accountStore: full })).toContain('Видаліть старий');
  const broken = { ...fakeAccountStore(), read: () => Promise.reject(new StoreUnavailableError()) };
  expect(await errorOf(1, { accountStore: broken })).toContain('сховище списків зараз не відповідає');
});
