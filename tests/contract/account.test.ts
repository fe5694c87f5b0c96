import { describe, expect, it } from 'vitest';
import { changePassword, deleteAccount, readAccount, readBalance, updateAccount } from '~server/contract/account';
import { login } from '~server/contract/auth';
import { readDiscounts } from '~server/contract/cart';
import { isEmbedded, mayWrite, useApi } from './api-under-test';
import { call, refuse } from './call';
import { newCustomer } from './new-customer';

const api = useApi();

describe('the account', () => {
  it('agrees with its balance', async () => {
    const { url, bearer } = api();
    const account = (await call(url, readAccount, { bearer })).data.data;
    const balance = (await call(url, readBalance, { params: { id: account.id }, bearer })).data.data;
    expect(balance).toEqual({ balance: account.balance, creditLimit: account.creditLimit });
  });

  it('hides the balance of others', async () => {
    expect(
      (await refuse(api().url, readBalance, { params: { id: 'someone-else' }, bearer: api().bearer })).status,
    ).toBe(404);
  });

  it('lists its farm discounts by page', async () => {
    const { url, bearer } = api();
    const all = (await call(url, readDiscounts, { query: { page: 1, perPage: 100 }, bearer })).data;
    const second = (await call(url, readDiscounts, { query: { page: 2, perPage: 1 }, bearer })).data;
    expect(second.data).toEqual(all.data.slice(1, 2));
    for (const { discount } of all.data) expect(discount).toBeGreaterThan(0);
  });

  it.runIf(isEmbedded)('has debt, a limit and a representative in the demo', async () => {
    const account = (await call(api().url, readAccount, { bearer: api().bearer, language: 'en' })).data.data;
    expect(account).toMatchObject({
      balance: -680_000,
      creditLimit: 2_000_000,
      isBanned: false,
      salesRepresentative: { name: 'Iryna Koval' },
    });
  });
});

describe.runIf(mayWrite)('changing the account', () => {
  it('keeps the personal data', async () => {
    const { bearer } = await newCustomer(api());
    const body = { firstName: 'Леся', lastName: 'Гай', email: 'lesia@example.com' };
    await call(api().url, updateAccount, { bearer, body });
    expect((await call(api().url, readAccount, { bearer })).data.data).toMatchObject(body);
    await call(api().url, updateAccount, { bearer, body: { firstName: 'Леся', lastName: 'Гай' } });
    expect((await call(api().url, readAccount, { bearer })).data.data.email).toBeNull();
  });

  it('changes the password, keeps this session and ends the others', async () => {
    const { phone, password, bearer } = await newCustomer(api());
    const other = (await call(api().url, login, { body: { name: phone, password } })).data.id_token;
    expect(
      await refuse(api().url, changePassword, { bearer, body: { oldPassword: 'wrong', newPassword: 'nova' } }),
    ).toMatchObject({
      status: 422,
      code: 'WRONG_PASSWORD',
    });
    await call(api().url, changePassword, { bearer, body: { oldPassword: password, newPassword: 'nova' } });
    await call(api().url, readAccount, { bearer });
    expect((await refuse(api().url, readAccount, { bearer: other })).status).toBe(401);
    await call(api().url, login, { body: { name: phone, password: 'nova' } });
  });

  it('is gone for good once deleted', async () => {
    const { phone, password, bearer } = await newCustomer(api());
    expect(await refuse(api().url, deleteAccount, { bearer, body: { password: 'wrong' } })).toMatchObject({
      status: 422,
      code: 'WRONG_PASSWORD',
    });
    await call(api().url, deleteAccount, { bearer, body: { password } });
    expect((await refuse(api().url, readAccount, { bearer })).status).toBe(401);
    expect((await refuse(api().url, login, { body: { name: phone, password } })).status).toBe(401);
  });
});
