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
  await check.refusal(sendCustomerRequest, application, {}, 409);
  const tokens = await check.answer(register, { body: { phone, password: first } });
  if (!tokens) return;
  await check.refusal(register, { body: { phone: spelt, password: first } }, {}, 409);
  await check.refusal(refresh, { body: { token: tokens.id_token } }, {}, 401);
  await check.refusal(readAccount, {}, { bearer: tokens.refresh_token }, 401);
  const renewed = await check.answer(refresh, { body: { token: tokens.refresh_token } });
  if (renewed?.refresh_token) await check.refusal(refresh, { body: { token: tokens.refresh_token } }, {}, 401);

  const bearer = renewed?.access_token ?? tokens.id_token;
  const other = await check.answer(login, { body: { name: phone, password: first } });
  const wrong = { body: { oldPassword: 'not-this-one', newPassword: second } };
  await check.refusal(changePassword, wrong, { bearer }, 422, 'WRONG_PASSWORD');
  await check.answer(changePassword, { body: { oldPassword: first, newPassword: second } }, { bearer });
  await check.answer(readAccount, {}, { bearer }, ({ data }) => data.phone === phone, 'gives another phone');
  if (other) await check.refusal(readAccount, {}, { bearer: other.id_token }, 401);
  await check.answer(login, { body: { name: phone, password: second } });

  await check.answer(forgotPassword, { body: { phone } });
  const code = { body: { phone, code: '-', password: first } };
  await check.refusal(confirmForgotPassword, code, {}, 422, 'WRONG_CODE');
  await check.refusal(deleteAccount, { body: { password: 'not-this-one' } }, { bearer }, 422, 'WRONG_PASSWORD');
  await check.answer(deleteAccount, { body: { password: second } }, { bearer });
  await check.refusal(readAccount, {}, { bearer }, 401);
  await check.refusal(login, { body: { name: phone, password: second } }, {}, 401);
  await check.answer(forgotPassword, { body: { phone } });
}
