import { describe, expect, it } from 'vitest';
import type { Scope } from '~/bff/scope.server';
import { sendApplication } from './become-client.server';
import { takeDeletion } from './deletion.server';
import { sendCode, setPassword } from './recovery.server';
import { refuseWith } from './refuse-with.server';
import { register } from './register.server';
import { changePassword } from './profile/personal.server';
import {
  anAccount,
  answerOf,
  failure,
  fakeScope,
  formOf,
  formRequest,
  redirectOf,
  type Answers,
} from './scope.fixture';
import { signIn } from './sign-in.server';

const password = 'kvitka2026';
const acts: [string, Answers, (scope: Scope, phone: string) => Promise<unknown>, limit: number][] = [
  [
    'signing in',
    { 'auth.login': failure('unauthorised', 401) },
    (scope, phone) => signIn(scope, { phone, password }),
    10,
  ],
  [
    'registering',
    { 'auth.register': failure('rejected', 409) },
    (scope, phone) => register(scope, { phone, password }),
    10,
  ],
  ['asking for a code', { 'auth.forgotPassword': {} }, (scope, phone) => sendCode(scope, phone), 10],
  [
    'typing a code',
    { 'auth.confirmForgotPassword': failure('rejected', 422, 'WRONG_CODE') },
    (scope, phone) => setPassword(scope, { phone, code: '1', password }),
    5,
  ],
  [
    'applying',
    { 'auth.sendCustomerRequest': {} },
    (scope, phone) => sendApplication(scope, { name: 'Ян', phone, role: 'decorator' }),
    10,
  ],
];

describe.each(acts)('%s', (_, answers, act, limit) => {
  it(`is tried ${limit} times by phone, then the API is not asked`, async () => {
    const { scope, call } = fakeScope(answers);
    for (let tries = 0; tries < limit; tries += 1)
      expect(await act(scope, '+380501110000')).not.toMatchObject({ kind: 'tooManyTries' });
    expect(await act(scope, '+380501110000')).toEqual({ kind: 'tooManyTries', minutes: 15 });
    expect(call).toHaveBeenCalledTimes(limit);
  });

  it('is tried 100 times by network address, whatever the phones', async () => {
    const { scope, call } = fakeScope(answers);
    const phones = Array.from({ length: 101 }, (_each, index) => `+380501110${String(index).padStart(3, '0')}`);
    const told = [];
    for (const phone of phones) told.push(await act({ ...scope, clientIp: '203.0.113.7' }, phone));
    expect(told.at(-1)).toEqual({ kind: 'tooManyTries', minutes: 15 });
    expect(call).toHaveBeenCalledTimes(100);
  });
});

const guesses: [string, Answers, (scope: Scope) => Promise<unknown>][] = [
  [
    'changing',
    { 'account.changePassword': failure('rejected', 422, 'WRONG_PASSWORD') },
    (scope) => changePassword(scope, formOf({ oldPassword: 'x', newPassword: password })),
  ],
  [
    'deleting',
    { 'account.delete': failure('rejected', 422, 'WRONG_PASSWORD') },
    (scope) =>
      takeDeletion(scope, formRequest('/en/delete-account', { password: 'x', confirm: 'yes' }), async () => null),
  ],
];

it.each(guesses)(
  'the password of who is signed in is tried 10 times by %s, in the other form too',
  async (_, answers, act) => {
    const { scope, call } = fakeScope(answers, anAccount);
    for (let tries = 0; tries < 10; tries += 1) expect(await act(scope)).toMatchObject({ init: { status: 422 } });
    for (const [, , any] of guesses)
      expect(await any(scope)).toMatchObject({ init: { status: 429, headers: { 'retry-after': '900' } } });
    expect(JSON.stringify(await guesses[0]?.[2](scope))).toContain('Too many tries. Please try again in 15 minutes.');
    expect(call).toHaveBeenCalledTimes(10);
  },
);

it('a right password forgets the wrong ones before it', async () => {
  const answers: Record<string, unknown> = { 'account.changePassword': failure('rejected', 422, 'WRONG_PASSWORD') };
  const { scope } = fakeScope(answers, anAccount);
  const change = () => answerOf(changePassword(scope, formOf({ oldPassword: 'x', newPassword: password })));
  for (let tries = 0; tries < 9; tries += 1) await change();
  answers['account.changePassword'] = null;
  redirectOf(await change());
  answers['account.changePassword'] = failure('rejected', 422, 'WRONG_PASSWORD');
  for (let tries = 0; tries < 10; tries += 1) expect(await change()).toMatchObject({ init: { status: 422 } });
});

it('too many tries are a 429 that says when to come back, and keeps the form', () => {
  const typed = { initialValue: { phone: '0501112233', password } };
  expect(refuseWith(typed, { kind: 'tooManyTries', minutes: 15 })).toMatchObject({
    init: { status: 429, headers: { 'retry-after': '900' } },
    data: { form: { initialValue: { phone: '0501112233' } } },
  });
  expect(refuseWith(typed, { kind: 'login' })).toMatchObject({ init: { status: 422 } });
});
