import * as z from 'zod';
import { cleanCode, cleanText } from '~/trade/clean-text';
import { phoneField } from '~/bff/phone.server';
import type { Scope } from '~/bff/scope.server';
import { catchApiError } from '~server/api/outcome';
import { isWholesaleError } from '~server/api/wholesale-error';
import { confirmForgotPassword, forgotPassword } from '~server/contract/auth';
import { newPasswordField } from './password-rule.server';
import type { Refusal } from './refusal';
import { apiRefusal } from './refuse-with.server';
import { forgiveTry, takeTry } from './try-limits.server';

/** Step 1: whose password. */
export const recoveryPhoneForm = z.object({ phone: phoneField });

/** The code of a message, also where blanks, dashes or the words around it came along. */
const code = z
  .string()
  .transform((text) => /\d(?:[\s-]?\d){3,}/.exec(cleanText(text))?.[0] ?? text)
  .transform((text) => cleanCode(text).replaceAll('-', ''))
  .pipe(z.string().min(1, 'errors:required').max(20, 'account:codeWrong'));

/** Step 2 alone: the code that came, the password to follow. */
export const recoveryCodeForm = z.object({ phone: phoneField, code });

/** Steps 2 and 3 together. */
export const recoveryPasswordForm = z.object({ phone: phoneField, code, password: newPasswordField });

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
  form: z.output<typeof recoveryPasswordForm>,
): Promise<Refusal | 'wrongCode' | null> {
  const spent = await takeTry(scope, 'confirmCode', form.phone);
  if (spent) return spent;
  const outcome = await catchApiError(scope.api.call(confirmForgotPassword, { body: form }));
  if (!outcome.ok) return isWholesaleError(outcome.refusal, 'WRONG_CODE') ? 'wrongCode' : apiRefusal(outcome.refusal);
  await forgiveTry(scope, 'confirmCode', form.phone);
  return null;
}
