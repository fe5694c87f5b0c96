import type { Scope } from '~/bff/scope.server';
import { phoneField } from '~/bff/phone.server';
import { outcomeOf } from '~server/api/outcome';
import { login } from '~server/contract/auth';
import { demoAccounts } from '~server/embedded/demo-accounts';
import { z } from 'zod';

/** The sign-in form. */
export const signInForm = z.object({
  phone: phoneField,
  password: z.string({ required_error: 'errors:required' }),
  redirectTo: z.string().optional(),
});

/**
 * Signs in and starts the session.
 * @returns null, or why it was refused, as a message key
 * @throws WholesaleError when the API cannot say
 */
export async function signIn(
  scope: Scope,
  { phone, password }: z.output<typeof signInForm>,
): Promise<'errors:login' | 'errors:banned' | null> {
  const outcome = await outcomeOf(scope.api.call(login, { body: { name: phone, password } }));
  if (!outcome.ok) return outcome.refusal.kind === 'banned' ? 'errors:banned' : 'errors:login';
  scope.session.start(outcome.value);
  return null;
}

/** The demo accounts, shown only where the embedded API is the supplier. */
export function listDemoAccounts(scope: Scope) {
  return scope.portal.env.embedded ? demoAccounts : [];
}
