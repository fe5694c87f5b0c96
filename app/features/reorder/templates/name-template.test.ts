import { expect, it } from 'vitest';
import { isDataResponse } from '~/bff/commit-session.server';
import { fakeContext } from '~/bff/context.fixture';
import { handleNewTemplate } from './template-actions.server';
import type { TemplateLine } from './template';
import { saveTemplate } from './template-store.server';
import { money } from '~server/contract/money';

const account = { 'GET /customers/me': { data: { id: 1, phone: '+380501112233' } } };
const linesOf = (length: number) =>
  Array.from({ length }, (_, at): TemplateLine => ({
    name: `${Math.sqrt(at + 2)} ${Math.cbrt(at + 2)} ${Math.log(at + 2)}`,
    lengthCm: 60,
    farmId: '3',
    lot: String(at * 104_729),
    pieces: 25,
    price: money(at * 331),
  }));

/** Why the device does not take a template of so many lines. */
async function apiErrorOf(lines: number, cookieHeader: string | null = null): Promise<unknown> {
  const form = new FormData();
  form.set('name', 'Весілля');
  const answer = await handleNewTemplate(
    fakeContext(account, { isSignedIn: true, cookieHeader }),
    form,
    linesOf(lines),
  );
  return isDataResponse(answer) ? answer.data.form.error?.['']?.join() : null;
}

it('the error of a template name distinguishes an oversized list from a full device, and mentions an old template only when there is one', async () => {
  expect(await apiErrorOf(101)).toContain('до 100 позицій');
  expect(await apiErrorOf(100)).toBe('У браузері немає місця для такого довгого шаблону. Збережіть коротший список.');
  const one = await saveTemplate(
    fakeContext(account, { isSignedIn: true }),
    { name: 'Вітрина', weekday: 5 },
    linesOf(1),
  );
  expect(await apiErrorOf(100, one?.split(';')[0])).toContain('Видаліть старий');
});
