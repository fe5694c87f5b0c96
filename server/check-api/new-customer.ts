import { changePassword, deleteAccount, readAccount } from '../contract/account';
import { confirmForgotPassword, forgotPassword, login, refresh, register, sendCustomerRequest } from '../contract/auth';
import type { Check } from './check';

/** The calls that need a customer of their own. */
export function skipNewCustomer(check: Check): void {
  const calls = [sendCustomerRequest, register, changePassword, forgotPassword, confirmForgotPassword, deleteAccount];
  check.skip('would make and delete a customer: --write --new-phone', ...calls);
}

/** Applies, registers, refreshes, changes the password, fails to recover it, and deletes the customer again. */
export async function checkNewCustomer(check: Check, phone: string): Promise<void> {
  const [first, second] = ['Check-api-2026', 'Check-api-2027'];
  const spelt = phone.replace('+38', '').replace(/^(\d{3})(\d{3})/, '$1 $2-');
  const application = { body: { name: 'API check', role: 'decorator', phone } } as const;
  await check.answer(sendCustomerRequest, application);
  await check.rejection(sendCustomerRequest, application, {}, 409);
  const tokens = await check.answer(register, { body: { phone, password: first } });
  if (!tokens) return;
  await check.rejection(register, { body: { phone: spelt, password: first } }, {}, 409);
  await check.rejection(refresh, { body: { token: tokens.id_token } }, {}, 401);
  await check.rejection(readAccount, {}, { bearer: tokens.refresh_token }, 401);
  const renewed = await check.answer(refresh, { body: { token: tokens.refresh_token } });
  if (renewed?.refresh_token) await check.rejection(refresh, { body: { token: tokens.refresh_token } }, {}, 401);

  const bearer = renewed?.access_token ?? tokens.id_token;
  const other = await check.answer(login, { body: { name: phone, password: first } });
  const wrong = { body: { oldPassword: 'not-this-one', newPassword: second } };
  await check.rejection(changePassword, wrong, { bearer }, 422, 'WRONG_PASSWORD');
  await check.answer(changePassword, { body: { oldPassword: first, newPassword: second } }, { bearer });
  await check.answer(readAccount, {}, { bearer }, ({ data }) => data.phone === phone, 'gives another phone');
  if (other) await check.rejection(readAccount, {}, { bearer: other.id_token }, 401);
  await check.answer(login, { body: { name: phone, password: second } });

  await check.answer(forgotPassword, { body: { phone } });
  const code = { body: { phone, code: '-', password: first } };
  await check.rejection(confirmForgotPassword, code, {}, 422, 'WRONG_CODE');
  await check.rejection(deleteAccount, { body: { password: 'not-this-one' } }, { bearer }, 422, 'WRONG_PASSWORD');
  await check.answer(deleteAccount, { body: { password: second } }, { bearer });
  await check.rejection(readAccount, {}, { bearer }, 401);
  await check.rejection(login, { body: { name: phone, password: second } }, {}, 401);
  await check.answer(forgotPassword, { body: { phone } });
}
