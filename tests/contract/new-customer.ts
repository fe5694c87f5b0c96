import { register } from '~server/contract/auth';
import type { ApiUnderTest } from './api-under-test';
import { call } from './call';

let last = Date.now() % 10_000_000;

/** A phone nobody has used yet. */
export function newPhone(): string {
  last += 1;
  return `+38063${String(last).padStart(7, '0')}`;
}

/** Registers a customer of its own, so that tests of one file do not meet in one cart. */
export async function newCustomer({ url }: ApiUnderTest) {
  const phone = newPhone();
  const password = 'tsvit-2026';
  const { data } = await call(url, register, { body: { phone, password } });
  return { phone, password, bearer: data.id_token, refreshToken: data.refresh_token };
}
