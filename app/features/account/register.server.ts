import type * as z from 'zod';
import { phoneField } from '~/bff/phone.server';
import type { Scope } from '~/bff/scope.server';
import { catchApiError } from '~server/api/outcome';
import { register as registerCall } from '~server/contract/auth';
import { beginSession } from './begin-session.server';
import { registerForm } from './register-form';
import type { Refusal } from './refusal';
import { apiRefusal } from './refuse-with.server';
import { forgiveTry, takeTry } from './try-limits.server';

/** The registration form as the server takes it. */
export const registration = registerForm.extend({ phone: phoneField });

/**
 * Registers a customer and signs them in.
 * @returns null, or why it was refused
 */
export async function register(
  scope: Scope,
  { phone, password }: z.output<typeof registration>,
): Promise<Refusal | null> {
  const spent = await takeTry(scope, 'register', phone);
  if (spent) return spent;
  const outcome = await catchApiError(scope.api.call(registerCall, { body: { phone, password } }));
  if (!outcome.ok) return outcome.refusal.status === 409 ? { kind: 'accountExists' } : apiRefusal(outcome.refusal);
  await forgiveTry(scope, 'register', phone);
  return beginSession(scope, phone, outcome.value);
}
