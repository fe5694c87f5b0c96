import type { Scope } from '~/bff/scope.server';
import { phoneField } from '~/bff/phone.server';
import { formatPhone } from '~/trade/phone-numbers';
import { catchApiError } from '~server/api/outcome';
import { login } from '~server/contract/auth';
import { demoAccounts } from '~server/embedded/demo-accounts';
import * as z from 'zod';
import { beginSession } from './begin-session.server';
import type { Refusal } from './refusal';
import { apiRefusal } from './refuse-with.server';
import { forgiveTry, takeTry } from './try-limits.server';

/** The sign-in form. */
export const signInForm = z.object({
  phone: phoneField,
  password: z.string(),
  redirectTo: z.string().optional(),
});

/**
 * Signs in and starts the session; the log gets one line of what became of it, without the phone.
 * @returns null, or why it was refused
 */
export async function signIn(scope: Scope, form: z.output<typeof signInForm>): Promise<Refusal | null> {
  const refusal = await trySignIn(scope, form);
  scope.portal.log.info({ requestId: scope.requestId, outcome: refusal?.kind ?? 'signedIn' }, 'sign-in');
  return refusal;
}

async function trySignIn(scope: Scope, { phone, password }: z.output<typeof signInForm>): Promise<Refusal | null> {
  const spent = await takeTry(scope, 'signIn', phone);
  if (spent) return spent;
  const outcome = await catchApiError(scope.api.call(login, { body: { name: phone, password } }));
  if (!outcome.ok && outcome.refusal.kind !== 'banned')
    return outcome.refusal.status === 401 ? { kind: 'login' } : apiRefusal(outcome.refusal);
  await forgiveTry(scope, 'signIn', phone);
  if (!outcome.ok) return { kind: 'banned', phone: scope.portal.env.contact.phone };
  return beginSession(scope, phone, outcome.value);
}

/** The demo accounts, their phones as they are read, shown only where the embedded API is the supplier. */
export function listDemoAccounts(scope: Scope) {
  return scope.portal.env.embedded
    ? demoAccounts.map((account) => ({ ...account, phone: formatPhone(account.phone) }))
    : [];
}
