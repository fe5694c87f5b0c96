import { endpoints } from '../contract/endpoints';
import type { Check } from './check';

/** The account that is used for checking. */
export interface Credentials {
  readonly phone: string;
  readonly password: string;
}

const version = /^\d+(\.\d+){2,3}$/;

/** Signs in, refreshes and looks at the token; gives the bearer to go on with, undefined when signing in failed. */
export async function checkSignIn(check: Check, { phone, password }: Credentials): Promise<string | undefined> {
  await check.answer(
    endpoints.appVersion.get,
    {},
    {},
    ({ data }) => [data.ios, data.android].every((each) => version.test(each)),
    'a version is not of the form 1.2.3 or 1.2.3.4',
  );
  const tokens = await check.answer(endpoints.auth.login, { body: { name: phone, password } });
  if (!tokens) return undefined;
  await check.rejection(endpoints.auth.login, { body: { name: phone, password: `${password}-wrong` } }, {}, 401);
  const renewed = await check.answer(endpoints.auth.refresh, { body: { token: tokens.refresh_token } });
  const bearer = renewed?.access_token ?? tokens.id_token;
  const isValid = (answer: { isValid: boolean }) => answer.isValid;
  await check.answer(
    endpoints.auth.checkToken,
    { body: { token: bearer } },
    {},
    isValid,
    'the newest token is not valid',
  );
  const made = 'made-up';
  await check.answer(
    endpoints.auth.checkToken,
    { body: { token: made } },
    {},
    (it) => !isValid(it),
    'a made-up token is valid',
  );
  await check.rejection(endpoints.account.get, {}, { bearer: made }, 401);
  return bearer;
}
