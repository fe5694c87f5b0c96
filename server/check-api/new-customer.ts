import { changePassword, deleteAccount } from '../contract/account';
import { confirmForgotPassword, forgotPassword, register, sendCustomerRequest } from '../contract/auth';
import type { Check } from './check';

/** The calls that need a customer of their own. */
export function skipNewCustomer(check: Check): void {
  const calls = [sendCustomerRequest, register, changePassword, forgotPassword, confirmForgotPassword, deleteAccount];
  check.skip('would make and delete a customer: --write --new-phone', ...calls);
}

/** Applies, registers, changes the password, fails to recover it, and deletes the customer again. */
export async function checkNewCustomer(check: Check, phone: string): Promise<void> {
  const passwords = { first: 'Check-api-2026', second: 'Check-api-2027' };
  await check.answer(sendCustomerRequest, { body: { name: 'API check', role: 'decorator', phone } });
  const tokens = await check.answer(register, { body: { phone, password: passwords.first } });
  if (!tokens) return;
  await check.refusal(register, { body: { phone, password: passwords.first } }, {}, 409);
  const sender = { bearer: tokens.id_token };
  await check.refusal(
    changePassword,
    { body: { oldPassword: 'not-this-one', newPassword: passwords.second } },
    sender,
    422,
    'WRONG_PASSWORD',
  );
  await check.answer(changePassword, { body: { oldPassword: passwords.first, newPassword: passwords.second } }, sender);
  await check.answer(forgotPassword, { body: { phone } });
  await check.refusal(
    confirmForgotPassword,
    { body: { phone, code: '-', password: passwords.first } },
    {},
    422,
    'WRONG_CODE',
  );
  await check.refusal(deleteAccount, { body: { password: 'not-this-one' } }, sender, 422, 'WRONG_PASSWORD');
  await check.answer(deleteAccount, { body: { password: passwords.second } }, sender);
}
