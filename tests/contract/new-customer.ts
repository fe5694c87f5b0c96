import { register } from '~server/contract/auth';
import { aPhone } from '../support/new-customer';
import type { ApiUnderTest } from './api-under-test';
import { call } from './call';

/** Registers a customer of its own, so that tests of one file do not meet in one cart. */
export async function newCustomer({ url }: ApiUnderTest) {
  const phone = aPhone();
  const password = 'tsvit-2026';
  const { data } = await call(url, register, { body: { phone, password } });
  return { phone, password, bearer: data.id_token, refreshToken: data.refresh_token };
}
