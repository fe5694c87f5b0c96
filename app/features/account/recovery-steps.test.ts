import { describe, expect, it } from 'vitest';
import { loadRecoveryStep, handleRecoveryStep } from './recovery-steps.server';
import { answerOf, failure, fakeContext, formRequest, redirectOf, type Answers } from './context.fixture';

const PATH = '/en/forgotPassword';
const good: Answers = { 'auth.forgotPassword': null, 'auth.confirmForgotPassword': null };

function at(cookie: string, query = ''): Request {
  return new Request(`http://shop.example${PATH}${query}`, { headers: { cookie } });
}

async function begin(phone = '050 111 22 33', answers = good) {
  const { ctx, call } = fakeContext(answers);
  const { location, cookie } = redirectOf(await answerOf(handleRecoveryStep(ctx, formRequest(PATH, { phone }))));
  return { ctx, call, location, cookie };
}

describe('password recovery', () => {
  it('starts with the phone', async () => {
    const { ctx } = fakeContext();
    expect(await loadRecoveryStep(ctx, at(''))).toEqual({ step: 'phone', phone: '' });
    expect(await loadRecoveryStep(ctx, at('recovery=forged'))).toEqual({ step: 'phone', phone: '' });
    expect(await handleRecoveryStep(ctx, formRequest(PATH, { phone: '12' }))).toMatchObject({
      init: { status: 422 },
      data: { form: { error: { phone: ['The entered phone number is incorrect.'] }, initialValue: { phone: '12' } } },
    });
  });

  // @asvs 6.4.1, 14.2.1
  it('keeps the phone encrypted, out of the URL, and survives a reload', async () => {
    const { ctx, location, cookie } = await begin();
    expect(location).toBe(PATH);
    expect(cookie).not.toContain('380501112233');
    for (let reload = 0; reload < 2; reload += 1) {
      expect(await loadRecoveryStep(ctx, at(cookie))).toEqual({
        step: 'code',
        phone: '+380501112233',
        phoneText: '+380 50 111 22 33',
        code: '',
      });
    }
    expect(await loadRecoveryStep(ctx, at(cookie, '?step=phone'))).toEqual({ step: 'phone', phone: '+380501112233' });
  });

  it('answers an unknown phone like a known one', async () => {
    const unknown = await begin('0501112233', { 'auth.forgotPassword': failure('notFound', 404) });
    expect(unknown.location).toBe(PATH);
    expect(await loadRecoveryStep(unknown.ctx, at(unknown.cookie))).toMatchObject({ step: 'code' });
  });

  it('accepts the code alone and asks for the password in a third step', async () => {
    const { ctx, call, cookie } = await begin();
    const saved = redirectOf(await answerOf(handleRecoveryStep(ctx, formRequest(PATH, { code: ' 123456 ' }, cookie))));
    expect(await loadRecoveryStep(ctx, at(saved.cookie))).toMatchObject({ step: 'password', code: '123456' });
    expect(
      await handleRecoveryStep(ctx, formRequest(PATH, { code: '123456', password: '' }, saved.cookie)),
    ).toMatchObject({
      data: { form: { error: { password: ['Please fill in this field.'] } } },
    });
    const done = redirectOf(
      await answerOf(handleRecoveryStep(ctx, formRequest(PATH, { password: 'new password' }, saved.cookie))),
    );
    expect(done.location).toBe('/en/login');
    expect(call.mock.lastCall?.[1]).toEqual({
      body: { phone: '+380501112233', code: '123456', password: 'new password' },
    });
    expect(await loadRecoveryStep(ctx, at(done.cookie))).toEqual({ step: 'phone', phone: '' });
  });

  it('accepts code and password together, with the phone of the form when the cookie is missing', async () => {
    const { ctx, call } = fakeContext(good);
    const answer = await answerOf(
      handleRecoveryStep(ctx, formRequest(PATH, { phone: '0501112233', code: '1', password: 'new password' })),
    );
    expect(redirectOf(answer).location).toBe('/en/login');
    expect(call).toHaveBeenCalledOnce();
  });

  it('shows a wrong code at its field and never returns the password', async () => {
    const { ctx, cookie } = await begin('0501112233', {
      ...good,
      'auth.confirmForgotPassword': failure('rejected', 422, 'WRONG_CODE'),
    });
    const answer = await handleRecoveryStep(
      ctx,
      formRequest(PATH, { code: '000000', password: 'new password' }, cookie),
    );
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { form: { error: { code: [expect.stringContaining('wrong or out of date')] } } },
    });
    expect(JSON.stringify(answer)).not.toContain('new password');
  });

  it('restarts when the phone of the code is unknown', async () => {
    const { ctx, call } = fakeContext(good);
    expect(
      redirectOf(await answerOf(handleRecoveryStep(ctx, formRequest(PATH, { code: '1', password: 'new password' }))))
        .location,
    ).toBe(PATH);
    expect(call).not.toHaveBeenCalled();
  });
});
