import { describe, expect, it } from 'vitest';
import type { Scope } from '~/bff/scope.server';
import { sendApplication } from './become-client.server';
import { sendCode, setPassword } from './recovery.server';
import { refuseWith } from './refuse-with.server';
import { register } from './register.server';
import { failure, fakeScope, type Answers } from './scope.fixture';
import { signIn } from './sign-in.server';

const password = 'kvitka2026';
const acts: [string, Answers, (scope: Scope, phone: string) => Promise<unknown>][] = [
  ['signing in', { 'auth.login': failure('unauthorised', 401) }, (scope, phone) => signIn(scope, { phone, password })],
  ['registering', { 'auth.register': failure('rejected', 409) }, (scope, phone) => register(scope, { phone, password })],
  ['asking for a code', { 'auth.forgotPassword': {} }, (scope, phone) => sendCode(scope, phone)],
  ['typing a code', { 'auth.confirmForgotPassword': failure('rejected', 422, 'WRONG_CODE') }, (scope, phone) => setPassword(scope, { phone, code: '1', password })],
  ['applying', { 'auth.sendCustomerRequest': {} }, (scope, phone) => sendApplication(scope, { name: 'Ян', phone, role: 'decorator' })],
];

describe.each(acts)('%s', (_, answers, act) => {
  it('is tried 20 times by phone, then the API is not asked', async () => {
    const { scope, call } = fakeScope(answers);
    for (let tries = 0; tries < 20; tries += 1) expect(await act(scope, '+380501110000')).not.toMatchObject({ kind: 'tooManyTries' });
    expect(await act(scope, '+380501110000')).toEqual({ kind: 'tooManyTries', minutes: 15 });
    expect(call).toHaveBeenCalledTimes(20);
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

it('too many tries are a 429 that says when to come back, and keeps the form', () => {
  const typed = { initialValue: { phone: '0501112233', password } };
  expect(refuseWith(typed, { kind: 'tooManyTries', minutes: 15 })).toMatchObject({
    init: { status: 429, headers: { 'retry-after': '900' } },
    data: { form: { initialValue: { phone: '0501112233' } } },
  });
  expect(refuseWith(typed, { kind: 'login' })).toMatchObject({ init: { status: 422 } });
});
