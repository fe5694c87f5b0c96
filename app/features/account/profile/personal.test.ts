import { describe, expect, it } from 'vitest';
import { consumeFlash } from '~/bff/http/flash.server';
import { answerOf, failure, fakeContext, formOf, redirectOf } from '../context.fixture';
import { changePassword, savePersonal } from './personal.server';

const olena = { firstName: 'Олена', lastName: 'Квітка', email: 'olena@kvity.ua' };

describe('savePersonal', () => {
  it('saves the values, and removes an empty e-mail', async () => {
    const { ctx, call } = fakeContext({ 'account.update': { data: { ...olena, email: null } } });
    expect(redirectOf(await answerOf(savePersonal(ctx, formOf({ ...olena, email: '' })))).location).toBe('/en/profile');
    expect(call.mock.calls[0]?.[1]).toEqual({ body: { firstName: 'Олена', lastName: 'Квітка' } });
  });

  it.each([
    ['firstName', '', 'Please fill in this field.'],
    ['firstName', '   ', 'Please fill in this field.'],
    ['lastName', 'x'.repeat(101), 'At most 100 characters.'],
    ['email', 'olena', 'Please enter an address such as olena@kvity.ua.'],
    ['email', `${'x'.repeat(200)}@kvity.ua`, 'At most 200 characters.'],
  ])('rejects %s %j', async (name, value, message) => {
    const { ctx } = fakeContext();
    expect(await savePersonal(ctx, formOf({ ...olena, [name]: value }))).toMatchObject({
      init: { status: 422 },
      data: { intent: 'personal', form: { error: { [name]: expect.arrayContaining([message]) as string[] } } },
    });
  });

  it('does not report an e-mail as removed when it is unchanged', async () => {
    const { ctx } = fakeContext({ 'account.update': { data: olena } });
    const { cookie } = redirectOf(await answerOf(savePersonal(ctx, formOf({ ...olena, email: '' }))));
    expect(
      (await consumeFlash(ctx, new Request('http://shop.example/', { headers: { cookie } })))?.message,
    ).toMatchObject({ variant: 'destructive', text: expect.stringContaining('olena@kvity.ua stayed') as string });
  });

  it.each([
    ['unavailable', 429, 429, 'Too many attempts.'],
    ['unavailable', 503, 503, 'API error: 503'],
  ] as const)('keeps the typed values when the API is %s with status %i', async (kind, status, answered, labels) => {
    const { ctx } = fakeContext({ 'account.update': failure(kind, status) });
    expect(await savePersonal(ctx, formOf(olena))).toMatchObject({
      init: { status: answered },
      data: {
        form: {
          error: { '': expect.arrayContaining([expect.stringContaining(labels)]) as string[] },
          initialValue: olena,
        },
      },
    });
  });

  it('shows the message of the API when it rejects the values', async () => {
    const { ctx } = fakeContext({ 'account.update': failure('rejected', 422) });
    expect(await savePersonal(ctx, formOf(olena))).toMatchObject({
      data: { form: { error: { '': ['API error: 422 - because 422'] } } },
    });
  });
});

describe('changePassword', () => {
  it('shows a wrong old password at its field and returns neither password', async () => {
    const { ctx } = fakeContext({ 'account.changePassword': failure('rejected', 422, 'WRONG_PASSWORD') });
    const answer = await changePassword(ctx, formOf({ oldPassword: 'not this', newPassword: 'long enough' }));
    expect(answer).toMatchObject({
      data: {
        intent: 'password',
        form: { error: { oldPassword: ['The password is wrong. Please try again.'] }, initialValue: {} },
      },
    });
    expect(JSON.stringify(answer)).not.toMatch(/not this|long enough/);
  });

  it('rejects a short password without an API request', async () => {
    const { ctx, call } = fakeContext();
    expect(await changePassword(ctx, formOf({ oldPassword: 'x', newPassword: '1234567' }))).toMatchObject({
      data: { form: { error: { newPassword: ['The password must have 8 to 200 characters.'] } } },
    });
    expect(call).not.toHaveBeenCalled();
  });

  it('shows when to try again after too many attempts, counted by the API or the portal', async () => {
    const { ctx } = fakeContext({ 'account.changePassword': failure('unavailable', 429) });
    expect(await changePassword(ctx, formOf({ oldPassword: 'x', newPassword: 'long enough' }))).toMatchObject({
      init: { status: 429, headers: { 'retry-after': '60' } },
      data: { intent: 'password', form: { error: { '': [expect.stringContaining('Too many attempts.')] } } },
    });
  });
});
