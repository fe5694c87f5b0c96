import { describe, expect, it } from 'vitest';
import { endpoints } from '~server/contract/endpoints';
import { useEmbeddedApi } from './embedded-api';

const api = useEmbeddedApi();

describe('Password recovery', () => {
  it('changes the password with the sent code once and ends older sessions', async () => {
    const { phone, password, bearer } = await api.newCustomer();
    await api.call(endpoints.auth.forgotPassword, { body: { phone } });
    const code = (await api.lastCode(phone)) ?? '';
    const body = { phone, code, password: 'nova-2026' };
    await api.call(endpoints.auth.confirmForgotPassword, { body });
    await api.call(endpoints.auth.login, { body: { name: phone, password: 'nova-2026' } });
    expect((await api.reject(endpoints.auth.login, { body: { name: phone, password } })).status).toBe(401);
    expect((await api.reject(endpoints.account.get, {}, { bearer })).status).toBe(401);
    expect(await api.reject(endpoints.auth.confirmForgotPassword, { body })).toMatchObject({
      status: 422,
      code: 'WRONG_CODE',
    });
  });

  it('rejects even the right code after five wrong ones', async () => {
    const { phone } = await api.newCustomer();
    await api.call(endpoints.auth.forgotPassword, { body: { phone } });
    for (let attempts = 0; attempts < 5; attempts += 1) {
      expect(
        (await api.reject(endpoints.auth.confirmForgotPassword, { body: { phone, code: 'wrong', password: 'nova' } }))
          .code,
      ).toBe('WRONG_CODE');
    }
    const code = (await api.lastCode(phone)) ?? '';
    expect(
      (await api.reject(endpoints.auth.confirmForgotPassword, { body: { phone, code, password: 'nova' } })).code,
    ).toBe('WRONG_CODE');
  });
});
