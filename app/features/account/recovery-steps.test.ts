import { describe, expect, it } from 'vitest';
import { readRecoveryStep, takeRecoveryStep } from './recovery-steps.server';
import { answerOf, failure, fakeScope, formRequest, redirectOf, type Answers } from './scope.fixture';

const PATH = '/en/forgotPassword';
const good: Answers = { 'auth.forgotPassword': null, 'auth.confirmForgotPassword': null };

function at(cookie: string, query = ''): Request {
  return new Request(`http://shop.example${PATH}${query}`, { headers: { cookie } });
}

async function begin(phone = '050 111 22 33', answers = good) {
  const { scope, call } = fakeScope(answers);
  const { location, cookie } = redirectOf(await answerOf(takeRecoveryStep(scope, formRequest(PATH, { phone }))));
  return { scope, call, location, cookie };
}

describe('password recovery', () => {
  it('starts with the phone', async () => {
    const { scope } = fakeScope();
    expect(await readRecoveryStep(scope, at(''))).toEqual({ step: 'phone', phone: '' });
    expect(await readRecoveryStep(scope, at('recovery=forged'))).toEqual({ step: 'phone', phone: '' });
    expect(await takeRecoveryStep(scope, formRequest(PATH, { phone: '12' }))).toMatchObject({
      init: { status: 422 },
      data: { form: { error: { phone: ['The entered phone number is incorrect.'] }, initialValue: { phone: '12' } } },
    });
  });

  it('keeps the phone sealed, out of the address, and survives a reload', async () => {
    const { scope, location, cookie } = await begin();
    expect(location).toBe(PATH);
    expect(cookie).not.toContain('380501112233');
    for (let reload = 0; reload < 2; reload += 1) {
      expect(await readRecoveryStep(scope, at(cookie))).toEqual({
        step: 'code',
        phone: '+380501112233',
        phoneText: '+380 50 111 22 33',
        code: '',
      });
    }
    expect(await readRecoveryStep(scope, at(cookie, '?step=phone'))).toEqual({ step: 'phone', phone: '+380501112233' });
  });

  it('answers for an unknown phone as for a known one', async () => {
    const unknown = await begin('0501112233', { 'auth.forgotPassword': failure('notFound', 404) });
    expect(unknown.location).toBe(PATH);
    expect(await readRecoveryStep(unknown.scope, at(unknown.cookie))).toMatchObject({ step: 'code' });
  });

  it('takes the code alone and asks for the password in a third step', async () => {
    const { scope, call, cookie } = await begin();
    const kept = redirectOf(await answerOf(takeRecoveryStep(scope, formRequest(PATH, { code: ' 123456 ' }, cookie))));
    expect(await readRecoveryStep(scope, at(kept.cookie))).toMatchObject({ step: 'password', code: '123456' });
    expect(
      await takeRecoveryStep(scope, formRequest(PATH, { code: '123456', password: '' }, kept.cookie)),
    ).toMatchObject({
      data: { form: { error: { password: ['Please fill in this field.'] } } },
    });
    const done = redirectOf(
      await answerOf(takeRecoveryStep(scope, formRequest(PATH, { password: 'new password' }, kept.cookie))),
    );
    expect(done.location).toBe('/en/login');
    expect(call.mock.lastCall?.[1]).toEqual({
      body: { phone: '+380501112233', code: '123456', password: 'new password' },
    });
    expect(await readRecoveryStep(scope, at(done.cookie))).toEqual({ step: 'phone', phone: '' });
  });

  it('takes code and password together, with the phone of the form where the cookie is gone', async () => {
    const { scope, call } = fakeScope(good);
    const answer = await answerOf(
      takeRecoveryStep(scope, formRequest(PATH, { phone: '0501112233', code: '1', password: 'new password' })),
    );
    expect(redirectOf(answer).location).toBe('/en/login');
    expect(call).toHaveBeenCalledOnce();
  });

  it('tells a wrong code at its field and never returns the password', async () => {
    const { scope, cookie } = await begin('0501112233', {
      ...good,
      'auth.confirmForgotPassword': failure('rejected', 422, 'WRONG_CODE'),
    });
    const answer = await takeRecoveryStep(
      scope,
      formRequest(PATH, { code: '000000', password: 'new password' }, cookie),
    );
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { form: { error: { code: [expect.stringContaining('wrong or out of date')] } } },
    });
    expect(JSON.stringify(answer)).not.toContain('new password');
  });

  it('starts anew when nobody knows whose code it is', async () => {
    const { scope, call } = fakeScope(good);
    expect(
      redirectOf(await answerOf(takeRecoveryStep(scope, formRequest(PATH, { code: '1', password: 'new password' }))))
        .location,
    ).toBe(PATH);
    expect(call).not.toHaveBeenCalled();
  });
});
