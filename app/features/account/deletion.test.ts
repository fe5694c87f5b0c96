import { describe, expect, it } from 'vitest';
import { WholesaleError } from '~server/api/wholesale-error';
import { handleDeleteAccount } from './deletion.server';
import { anAccount, answerOf, failure, fakeContext, formRequest, redirectOf } from './context.fixture';

const send = (fields: Record<string, string>) => formRequest('/en/delete-account', fields);

// @asvs 7.5.1
describe('handling the account deletion form', () => {
  it('deletes the account, ends the session and redirects home', async () => {
    const { ctx, call, session } = fakeContext({ 'account.delete': null }, anAccount);
    const answer = await answerOf(handleDeleteAccount(ctx, send({ password: 'p', confirm: 'yes' })));
    expect(redirectOf(answer)).toMatchObject({ location: '/en' });
    expect(call.mock.calls[0]?.[1]).toEqual({ body: { password: 'p' } });
    expect(session.end).toHaveBeenCalledOnce();
  });

  it.each(['false', '0', 'no', ''])('treats confirm=%j as no consent', async (confirm) => {
    const { ctx, call } = fakeContext({ 'account.delete': null }, anAccount);
    expect(await handleDeleteAccount(ctx, send({ password: 'p', confirm }))).toMatchObject({
      init: { status: 422 },
      data: { form: { error: { confirm: ['Please tick that you understand.'] } } },
    });
    expect(call).not.toHaveBeenCalled();
  });

  it('requires the checkbox and the password before any API request', async () => {
    const { ctx, call } = fakeContext({}, anAccount);
    expect(await handleDeleteAccount(ctx, send({ password: '' }))).toMatchObject({
      init: { status: 422 },
      data: {
        form: { error: { password: ['Please fill in this field.'], confirm: ['Please tick that you understand.'] } },
      },
    });
    expect(call).not.toHaveBeenCalled();
  });

  it('keeps the session and the checkbox when the password is wrong', async () => {
    const { ctx, session } = fakeContext({ 'account.delete': failure('rejected', 422, 'WRONG_PASSWORD') }, anAccount);
    expect(await handleDeleteAccount(ctx, send({ password: 'p', confirm: 'yes' }))).toMatchObject({
      data: {
        form: { error: { password: ['The password is wrong. Please try again.'] }, initialValue: { confirm: 'yes' } },
      },
    });
    expect(session.end).not.toHaveBeenCalled();
  });

  it('does not claim that nothing was lost when the response to a deletion was lost', async () => {
    const { ctx, session } = fakeContext(
      { 'account.delete': new WholesaleError('timeout', { endpoint: 'account.delete', requestId: 'r', status: 0 }) },
      anAccount,
    );
    expect(await handleDeleteAccount(ctx, send({ password: 'p', confirm: 'yes' }))).toMatchObject({
      init: { status: 503 },
      data: {
        rejection: null,
        form: {
          error: { '': ['App cannot connect to API', expect.stringContaining('is not known')] },
          initialValue: { confirm: 'yes' },
        },
      },
    });
    expect(session.end).not.toHaveBeenCalled();
  });

  it('shows the form again after too many attempts counted by the API', async () => {
    const { ctx } = fakeContext({ 'account.delete': failure('unavailable', 429) }, anAccount);
    expect(await handleDeleteAccount(ctx, send({ password: 'p', confirm: 'yes' }))).toMatchObject({
      init: { status: 429, headers: { 'retry-after': '60' } },
      data: { rejection: { kind: 'tooManyTries', minutes: 1 }, form: { initialValue: { confirm: 'yes' } } },
    });
  });
});
