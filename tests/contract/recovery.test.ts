import { describe, expect, it } from 'vitest';
import { readAccount } from '~server/contract/account';
import { confirmForgotPassword, forgotPassword, login } from '~server/contract/auth';
import { aPhone } from '../support/new-customer';
import { isEmbedded, useApi } from './api-under-test';
import { call, refuse } from './call';
import { newCustomer } from './new-customer';

const api = useApi();

describe.runIf(isEmbedded)('a forgotten password', () => {
  it('is replaced with the code that was sent, which then is spent', async () => {
    const { phone, password, bearer } = await newCustomer(api());
    await call(api().url, forgotPassword, { body: { phone } });
    const code = (await api().lastCode(phone)) ?? '';
    const body = { phone, code, password: 'nova-2026' };
    await call(api().url, confirmForgotPassword, { body });
    await call(api().url, login, { body: { name: phone, password: 'nova-2026' } });
    expect((await refuse(api().url, login, { body: { name: phone, password } })).status).toBe(401);
    expect((await refuse(api().url, readAccount, { bearer })).status).toBe(401);
    expect(await refuse(api().url, confirmForgotPassword, { body })).toMatchObject({ status: 422, code: 'WRONG_CODE' });
  });

  it('answers an unknown phone the same', async () => {
    await call(api().url, forgotPassword, { body: { phone: aPhone() } });
  });

  it('bears five wrong codes, then not even the right one', async () => {
    const { phone } = await newCustomer(api());
    await call(api().url, forgotPassword, { body: { phone } });
    for (let tries = 0; tries < 5; tries += 1) {
      expect(
        (await refuse(api().url, confirmForgotPassword, { body: { phone, code: 'wrong', password: 'nova' } })).code,
      ).toBe('WRONG_CODE');
    }
    const code = (await api().lastCode(phone)) ?? '';
    expect((await refuse(api().url, confirmForgotPassword, { body: { phone, code, password: 'nova' } })).code).toBe(
      'WRONG_CODE',
    );
  });
});
