import { describe, expect, it } from 'vitest';
import type { RequestContext } from '~/bff/context.server';
import { sendApplication } from './become-client.server';
import { handleDeleteAccount } from './deletion.server';
import { sendCode, setPassword } from './recovery-steps.server';
import { invalidAccountForm } from './invalid-account-form.server';
import { register } from './register.server';
import { changePassword } from './profile/personal.server';
import {
  anAccount,
  answerOf,
  failure,
  fakeContext,
  formOf,
  formRequest,
  redirectOf,
  type Answers,
} from './context.fixture';
import { signIn } from './sign-in.server';

const password = 'kvitka2026';
const acts: [string, Answers, (ctx: RequestContext, phone: string) => Promise<unknown>, limit: number][] = [
  ['signing in', { 'auth.login': failure('unauthorised', 401) }, (ctx, phone) => signIn(ctx, { phone, password }), 10],
  [
    'registering',
    { 'auth.register': failure('rejected', 409) },
    (ctx, phone) => register(ctx, { phone, password }),
    10,
  ],
  ['requesting a code', { 'auth.forgotPassword': {} }, (ctx, phone) => sendCode(ctx, phone), 10],
  [
    'entering a code',
    { 'auth.confirmForgotPassword': failure('rejected', 422, 'WRONG_CODE') },
    (ctx, phone) => setPassword(ctx, { phone, code: '1', password }),
    5,
  ],
  [
    'sending an application',
    { 'auth.sendCustomerRequest': {} },
    (ctx, phone) => sendApplication(ctx, { name: 'Ян', phone, role: 'decorator' }),
    10,
  ],
];

// @asvs 2.4.1
describe.each(acts)('the rate limit of %s', (_, answers, act, limit) => {
  // @fault R8
  it(`allows ${limit} attempts by phone, then calls the API no more`, async () => {
    const { ctx, call } = fakeContext(answers);
    for (let attempts = 0; attempts < limit; attempts += 1)
      expect(await act(ctx, '+380501110000')).not.toMatchObject({ kind: 'tooManyTries' });
    expect(await act(ctx, '+380501110000')).toEqual({ kind: 'tooManyTries', minutes: 15 });
    expect(call).toHaveBeenCalledTimes(limit);
  });

  // @fault R8
  it('allows 100 attempts by network address, for any phones', async () => {
    const { ctx, call } = fakeContext(answers);
    const phones = Array.from({ length: 101 }, (_each, index) => `+380501110${String(index).padStart(3, '0')}`);
    const results = [];
    for (const phone of phones) results.push(await act({ ...ctx, clientIp: '203.0.113.7' }, phone));
    expect(results.at(-1)).toEqual({ kind: 'tooManyTries', minutes: 15 });
    expect(call).toHaveBeenCalledTimes(100);
  });
});

const guesses: [string, Answers, (ctx: RequestContext) => Promise<unknown>][] = [
  [
    'changing it',
    { 'account.changePassword': failure('rejected', 422, 'WRONG_PASSWORD') },
    (ctx) => changePassword(ctx, formOf({ oldPassword: 'x', newPassword: password })),
  ],
  [
    'deleting the account',
    { 'account.delete': failure('rejected', 422, 'WRONG_PASSWORD') },
    (ctx) => handleDeleteAccount(ctx, formRequest('/en/delete-account', { password: 'x', confirm: 'yes' })),
  ],
];

// @fault R8 @asvs 7.5.1
it.each(guesses)(
  'a signed-in customer has 10 attempts at their password by %s, and none left in the other form',
  async (_, answers, act) => {
    const { ctx, call } = fakeContext(answers, anAccount);
    for (let attempts = 0; attempts < 10; attempts += 1)
      expect(await act(ctx)).toMatchObject({ init: { status: 422 } });
    for (const [, , any] of guesses)
      expect(await any(ctx)).toMatchObject({ init: { status: 429, headers: { 'retry-after': '900' } } });
    expect(JSON.stringify(await guesses[0]?.[2](ctx))).toContain('Too many attempts. Please try again in 15 minutes.');
    expect(call).toHaveBeenCalledTimes(10);
  },
);

it('a correct password resets the wrong attempts before it', async () => {
  const answers: Record<string, unknown> = { 'account.changePassword': failure('rejected', 422, 'WRONG_PASSWORD') };
  const { ctx } = fakeContext(answers, anAccount);
  const change = () => answerOf(changePassword(ctx, formOf({ oldPassword: 'x', newPassword: password })));
  for (let attempts = 0; attempts < 9; attempts += 1) await change();
  answers['account.changePassword'] = null;
  redirectOf(await change());
  answers['account.changePassword'] = failure('rejected', 422, 'WRONG_PASSWORD');
  for (let attempts = 0; attempts < 10; attempts += 1) expect(await change()).toMatchObject({ init: { status: 422 } });
});

// @fault R8
it('too many attempts answer 429 with the time to wait, and keep the form', () => {
  const typed = { initialValue: { phone: '0501112233', password } };
  expect(invalidAccountForm(typed, { kind: 'tooManyTries', minutes: 15 })).toMatchObject({
    init: { status: 429, headers: { 'retry-after': '900' } },
    data: { form: { initialValue: { phone: '0501112233' } } },
  });
  expect(invalidAccountForm(typed, { kind: 'login' })).toMatchObject({ init: { status: 422 } });
});
