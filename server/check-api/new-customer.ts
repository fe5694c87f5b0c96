import { endpoints } from '../contract/endpoints';
import type { Check } from './check';

/** The calls that need a customer of their own. */
export function skipNewCustomer(check: Check): void {
  const calls = [
    endpoints.auth.sendCustomerRequest,
    endpoints.auth.register,
    endpoints.account.changePassword,
    endpoints.auth.forgotPassword,
    endpoints.auth.confirmForgotPassword,
    endpoints.account.delete,
  ];
  check.skip('would make and delete a customer: --write --new-phone', ...calls);
}

/** Applies, registers, refreshes, changes the password, fails to recover it, and deletes the customer again. */
export async function checkNewCustomer(check: Check, phone: string): Promise<void> {
  const [first, second] = ['Check-api-2026', 'Check-api-2027'];
  const spelt = phone.replace('+38', '').replace(/^(\d{3})(\d{3})/, '$1 $2-');
  const application = { body: { name: 'API check', role: 'decorator', phone } } as const;
  await check.answer(endpoints.auth.sendCustomerRequest, application);
  await check.rejection(endpoints.auth.sendCustomerRequest, application, {}, 409);
  const tokens = await check.answer(endpoints.auth.register, { body: { phone, password: first } });
  if (!tokens) return;
  await check.rejection(endpoints.auth.register, { body: { phone: spelt, password: first } }, {}, 409);
  await check.rejection(endpoints.auth.refresh, { body: { token: tokens.id_token } }, {}, 401);
  await check.rejection(endpoints.account.get, {}, { bearer: tokens.refresh_token }, 401);
  const renewed = await check.answer(endpoints.auth.refresh, { body: { token: tokens.refresh_token } });
  if (renewed?.refresh_token)
    await check.rejection(endpoints.auth.refresh, { body: { token: tokens.refresh_token } }, {}, 401);

  const bearer = renewed?.access_token ?? tokens.id_token;
  const other = await check.answer(endpoints.auth.login, { body: { name: phone, password: first } });
  const wrong = { body: { oldPassword: 'not-this-one', newPassword: second } };
  await check.rejection(endpoints.account.changePassword, wrong, { bearer }, 422, 'WRONG_PASSWORD');
  await check.answer(
    endpoints.account.changePassword,
    { body: { oldPassword: first, newPassword: second } },
    { bearer },
  );
  await check.answer(endpoints.account.get, {}, { bearer }, ({ data }) => data.phone === phone, 'gives another phone');
  if (other) await check.rejection(endpoints.account.get, {}, { bearer: other.id_token }, 401);
  await check.answer(endpoints.auth.login, { body: { name: phone, password: second } });

  await check.answer(endpoints.auth.forgotPassword, { body: { phone } });
  const code = { body: { phone, code: '-', password: first } };
  await check.rejection(endpoints.auth.confirmForgotPassword, code, {}, 422, 'WRONG_CODE');
  await check.rejection(
    endpoints.account.delete,
    { body: { password: 'not-this-one' } },
    { bearer },
    422,
    'WRONG_PASSWORD',
  );
  await check.answer(endpoints.account.delete, { body: { password: second } }, { bearer });
  await check.rejection(endpoints.account.get, {}, { bearer }, 401);
  await check.rejection(endpoints.auth.login, { body: { name: phone, password: second } }, {}, 401);
  await check.answer(endpoints.auth.forgotPassword, { body: { phone } });
}
