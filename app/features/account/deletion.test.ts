import { describe, expect, it } from 'vitest';
import { WholesaleError } from '~server/api/wholesale-error';
import { handleDeleteAccount } from './deletion.server';
import { anAccount, answerOf, failure, fakeContext, formRequest, redirectOf } from './context.fixture';

const forget = async () => 'templates=; Max-Age=0';
const send = (fields: Record<string, string>) => formRequest('/en/delete-account', fields);

describe('takeDeletion', () => {
  it('deletes, signs out and goes home', async () => {
    const { ctx, call, session } = fakeContext({ 'account.delete': null }, anAccount);
    const answer = await answerOf(handleDeleteAccount(ctx, send({ password: 'p', confirm: 'yes' }), forget));
    expect(redirectOf(answer)).toMatchObject({
      location: '/en',
      cookie: expect.stringContaining('templates=') as string,
    });
    expect(call.mock.calls[0]?.[1]).toEqual({ body: { password: 'p' } });
    expect(session.end).toHaveBeenCalledOnce();
  });

  it.each(['false', '0', 'no', ''])('takes confirm=%j for no consent', async (confirm) => {
    const { ctx, call } = fakeContext({ 'account.delete': null }, anAccount);
    expect(await handleDeleteAccount(ctx, send({ password: 'p', confirm }), forget)).toMatchObject({
      init: { status: 422 },
      data: { form: { error: { confirm: ['Please tick that you understand.'] } } },
    });
    expect(call).not.toHaveBeenCalled();
  });

  it('asks for the tick and the password before it calls anybody', async () => {
    const { ctx, call } = fakeContext({}, anAccount);
    expect(await handleDeleteAccount(ctx, send({ password: '' }), forget)).toMatchObject({
      init: { status: 422 },
      data: {
        form: { error: { password: ['Please fill in this field.'], confirm: ['Please tick that you understand.'] } },
      },
    });
    expect(call).not.toHaveBeenCalled();
  });

  it('keeps the session and the tick when the password is wrong', async () => {
    const { ctx, session } = fakeContext({ 'account.delete': failure('rejected', 422, 'WRONG_PASSWORD') }, anAccount);
    expect(await handleDeleteAccount(ctx, send({ password: 'p', confirm: 'yes' }), forget)).toMatchObject({
      data: {
        form: { error: { password: ['The password is wrong. Please try again.'] }, initialValue: { confirm: 'yes' } },
      },
    });
    expect(session.end).not.toHaveBeenCalled();
  });

  it('does not say that nothing was lost where the answer to a deletion was', async () => {
    const { ctx, session } = fakeContext(
      { 'account.delete': new WholesaleError('timeout', { endpoint: 'account.delete', requestId: 'r', status: 0 }) },
      anAccount,
    );
    expect(await handleDeleteAccount(ctx, send({ password: 'p', confirm: 'yes' }), forget)).toMatchObject({
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

  it('takes too many tries, as the API counts them, for a refusal that keeps the form', async () => {
    const { ctx } = fakeContext({ 'account.delete': failure('unavailable', 429) }, anAccount);
    expect(await handleDeleteAccount(ctx, send({ password: 'p', confirm: 'yes' }), forget)).toMatchObject({
      init: { status: 429, headers: { 'retry-after': '60' } },
      data: { rejection: { kind: 'tooManyTries', minutes: 1 }, form: { initialValue: { confirm: 'yes' } } },
    });
  });
});
