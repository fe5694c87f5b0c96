import { appVersion, checkToken, login, refresh } from '../contract/auth';
import type { Check } from './check';

/** The account that is used for checking. */
export interface Credentials {
  readonly phone: string;
  readonly password: string;
}

/** Signs in, refreshes and looks at the token; gives the bearer to go on with, undefined when signing in failed. */
export async function checkSignIn(check: Check, { phone, password }: Credentials): Promise<string | undefined> {
  await check.answer(appVersion, {});
  const tokens = await check.answer(login, { body: { name: phone, password } });
  if (!tokens) return undefined;
  await check.refusal(login, { body: { name: phone, password: `${password}-wrong` } }, {}, 401);
  const renewed = await check.answer(refresh, { body: { token: tokens.refresh_token } });
  const bearer = renewed?.access_token ?? tokens.id_token;
  await check.answer(checkToken, { body: { token: bearer } }, {}, ({ isValid }) =>
    isValid ? undefined : 'the newest token is not valid',
  );
  await check.answer(checkToken, { body: { token: 'no-such-token' } }, {}, ({ isValid }) =>
    isValid ? 'a made-up token is valid' : undefined,
  );
  return bearer;
}
