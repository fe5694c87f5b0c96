import { expect, it } from 'vitest';
import { isDataResponse } from '~/bff/commit-session.server';
import { fakeAccountStore, fakeContext } from '~/bff/context.fixture';
import { StoreUnavailableError } from '~server/store/account-store';
import { handleNewTemplate } from './template-actions.server';
import { MAX_TEMPLATES, type TemplateLine } from './template';
import { addTemplate } from './template-store.server';

const account = { 'GET /customers/me': { data: { id: 1, phone: '+380501112233' } } };
const linesOf = (length: number) =>
  Array.from({ length }, (_, at): TemplateLine => ({
    name: `Variety ${at}`,
    lengthCm: 60,
    farmId: '3',
    lot: String(at),
    pieces: 25,
  }));

/** Why a template of so many lines is not saved. */
async function errorOf(lines: number, accountStore = fakeAccountStore()): Promise<unknown> {
  const form = new FormData();
  form.set('name', 'Весілля');
  const answer = await handleNewTemplate(
    fakeContext(account, { isSignedIn: true, accountStore }),
    form,
    linesOf(lines),
  );
  return isDataResponse(answer) ? answer.data.form.error?.['']?.join() : null;
}

it('the error of a new template distinguishes a list that is too long, no room and a store that does not answer', async () => {
  expect(await errorOf(101)).toContain('до 100 позицій');
  expect(await errorOf(100)).toBeNull();
  const full = fakeAccountStore();
  const ctx = () => fakeContext(account, { isSignedIn: true, accountStore: full });
  for (let count = 0; count < MAX_TEMPLATES; count += 1)
    expect(await addTemplate(ctx(), { name: 'Вітрина', weekday: 5 }, linesOf(1))).toBe('written');
  expect(await errorOf(1, full)).toContain('Видаліть старий');
  const broken = { ...fakeAccountStore(), read: () => Promise.reject(new StoreUnavailableError()) };
  expect(await errorOf(1, broken)).toContain('сховище списків зараз не відповідає');
});
