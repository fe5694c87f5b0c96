import type * as z from 'zod';
import { phoneField } from '~server/domain/phone.server';
import type { RequestContext } from '~/bff/context.server';
import { catchApiError } from '~server/api/result';
import { isWholesaleError } from '~server/api/wholesale-error';
import { endpoints } from '~server/contract/endpoints';
import { recoveryCodeForm, recoveryPasswordForm, recoveryPhoneForm } from './recovery-form';
import type { FormRejection } from './form-rejection';
import { apiErrorResult } from './invalid-account-form.server';
import { resetAttempts, consumeAttempt } from './rate-limits.server';

export const recoveryPhone = recoveryPhoneForm.extend({ phone: phoneField });
export const recoveryCode = recoveryCodeForm.extend({ phone: phoneField });
export const recoveryPassword = recoveryPasswordForm.extend({ phone: phoneField });

/** Sends a code to a phone; the response never tells whether the phone is known. @returns null, or why it was rejected */
export async function sendCode(ctx: RequestContext, phone: string): Promise<FormRejection | null> {
  const tooManyAttempts = await consumeAttempt(ctx, 'sendCode', phone);
  if (tooManyAttempts) return tooManyAttempts;
  const outcome = await catchApiError(ctx.api.call(endpoints.auth.forgotPassword, { body: { phone } }));
  return outcome.ok || outcome.rejection.kind === 'notFound' ? null : apiErrorResult(ctx, outcome.rejection);
}

/** Sets a new password. @returns null, `wrongCode`, or why it was rejected */
export async function setPassword(
  ctx: RequestContext,
  form: z.output<typeof recoveryPassword>,
): Promise<FormRejection | 'wrongCode' | null> {
  const tooManyAttempts = await consumeAttempt(ctx, 'confirmCode', form.phone);
  if (tooManyAttempts) return tooManyAttempts;
  const outcome = await catchApiError(ctx.api.call(endpoints.auth.confirmForgotPassword, { body: form }));
  if (!outcome.ok)
    return isWholesaleError(outcome.rejection, 'WRONG_CODE') ? 'wrongCode' : apiErrorResult(ctx, outcome.rejection);
  await resetAttempts(ctx, 'confirmCode', form.phone);
  return null;
}
