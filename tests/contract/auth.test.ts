import { describe, expect, it } from 'vitest';
import { readAccount } from '~server/contract/account';
import { appVersion, checkToken, login, refresh, register, sendCustomerRequest } from '~server/contract/auth';
import { demoAccounts } from '~server/embedded/demo-accounts';
import { aPhone } from '../support/new-customer';
import { isEmbedded, mayWrite, useApi } from './api-under-test';
import { call, refuse } from './call';
import { newCustomer } from './new-customer';

const api = useApi();
const [, , banned] = demoAccounts;

describe('signing in', () => {
  it('gives a bearer that counts', async () => {
    const { url, phone, password } = api();
    const { data } = await call(url, login, { body: { name: phone, password } });
    expect((await call(url, checkToken, { body: { token: data.id_token } })).data.isValid).toBe(true);
    expect((await call(url, readAccount, { bearer: data.id_token })).data.data.phone).toBe(phone);
  });

  it('refuses a wrong pair and an unknown phone alike', async () => {
    const { url, phone } = api();
    const wrong = await refuse(url, login, { body: { name: phone, password: 'wrong' } });
    expect(await refuse(url, login, { body: { name: aPhone(), password: 'wrong' } })).toEqual(wrong);
    expect(wrong.status).toBe(401);
  });

  it.runIf(isEmbedded)('tells a banned customer', async () => {
    expect(await refuse(api().url, login, { body: { name: banned.phone, password: banned.password } })).toMatchObject({
      status: 403,
      code: 'CUSTOMER_BANNED',
    });
  });

  it('knows that a made-up token is none', async () => {
    expect((await call(api().url, checkToken, { body: { token: 'made-up' } })).data.isValid).toBe(false);
    expect((await refuse(api().url, readAccount, { bearer: 'made-up' })).status).toBe(401);
    expect((await refuse(api().url, readAccount)).status).toBe(401);
  });

  it('names the versions of the native app', async () => {
    const { data } = (await call(api().url, appVersion)).data;
    for (const version of [data.ios, data.android]) expect(version).toMatch(/^\d+(\.\d+){2,3}$/);
  });
});

describe.runIf(mayWrite)('refreshing', () => {
  it('makes the new access token the bearer', async () => {
    const customer = await newCustomer(api());
    const { data } = await call(api().url, refresh, { body: { token: customer.refreshToken } });
    expect((await call(api().url, readAccount, { bearer: data.access_token })).data.data.phone).toBe(customer.phone);
  });

  it('kills the refresh token it was given, not the one it gave', async () => {
    const { refreshToken } = await newCustomer(api());
    const { data } = await call(api().url, refresh, { body: { token: refreshToken } });
    expect((await refuse(api().url, refresh, { body: { token: refreshToken } })).status).toBe(401);
    await call(api().url, refresh, { body: { token: data.refresh_token ?? '' } });
  });

  it('takes no bearer for a refresh token, nor the other way round', async () => {
    const { bearer, refreshToken } = await newCustomer(api());
    expect((await refuse(api().url, refresh, { body: { token: bearer } })).status).toBe(401);
    expect((await refuse(api().url, readAccount, { bearer: refreshToken })).status).toBe(401);
  });
});

describe.runIf(mayWrite)('registering', () => {
  it('refuses a phone that is taken, however it is spelt', async () => {
    const { phone } = await newCustomer(api());
    const spelt = phone.replace('+38', '').replace(/^(\d{3})(\d{3})/, '$1 $2-');
    expect((await refuse(api().url, register, { body: { phone: spelt, password: 'other' } })).status).toBe(409);
  });

  it('takes an application once', async () => {
    const body = { name: 'Марія', role: 'decorator' as const, phone: aPhone() };
    expect((await call(api().url, sendCustomerRequest, { body })).status).toBe(201);
    expect((await refuse(api().url, sendCustomerRequest, { body })).status).toBe(409);
    expect((await refuse(api().url, sendCustomerRequest, { body: { ...body, phone: api().phone } })).status).toBe(409);
  });
});
