import type * as z from 'zod';
import { phoneField } from '~/bff/phone.server';
import type { Scope } from '~/bff/scope.server';
import { catchApiError } from '~server/api/outcome';
import { isWholesaleError } from '~server/api/wholesale-error';
import { confirmForgotPassword, forgotPassword } from '~server/contract/auth';
import { recoveryCodeForm, recoveryPasswordForm, recoveryPhoneForm } from './recovery-form';
import type { Refusal } from './refusal';
import { apiRefusal } from './refuse-with.server';
import { forgiveTry, takeTry } from './try-limits.server';

/** The forms as the server takes them. */
export const recoveryPhone = recoveryPhoneForm.extend({ phone: phoneField });
export const recoveryCode = recoveryCodeForm.extend({ phone: phoneField });
export const recoveryPassword = recoveryPasswordForm.extend({ phone: phoneField });

/**
 * Has a code sent to a phone. What is answered never tells whether the phone is known.
 * @returns null, or why it was refused
 */
export async function sendCode(scope: Scope, phone: string): Promise<Refusal | null> {
  const spent = await takeTry(scope, 'sendCode', phone);
  if (spent) return spent;
  const outcome = await catchApiError(scope.api.call(forgotPassword, { body: { phone } }));
  return outcome.ok || outcome.refusal.kind === 'notFound' ? null : apiRefusal(outcome.refusal);
}

/**
 * Sets a new password by the code that was sent.
 * @returns null, `wrongCode`, or why else it was refused
 */
export async function setPassword(
  scope: Scope,
  form: z.output<typeof recoveryPassword>,
): Promise<Refusal | 'wrongCode' | null> {
  const spent = await takeTry(scope, 'confirmCode', form.phone);
  if (spent) return spent;
  const outcome = await catchApiError(scope.api.call(confirmForgotPassword, { body: form }));
  if (!outcome.ok) return isWholesaleError(outcome.refusal, 'WRONG_CODE') ? 'wrongCode' : apiRefusal(outcome.refusal);
  await forgiveTry(scope, 'confirmCode', form.phone);
  return null;
}
