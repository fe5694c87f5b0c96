import type * as z from 'zod';
import { phoneField } from '~server/domain/phone.server';
import type { RequestContext } from '~/bff/context.server';
import { catchApiError } from '~server/api/result';
import { endpoints } from '~server/contract/endpoints';
import { beginSession } from './begin-session.server';
import { registerForm } from './register-form';
import type { FormRejection } from './form-rejection';
import { apiErrorResult } from './invalid-account-form.server';
import { resetAttempts, consumeAttempt } from './rate-limits.server';

export const registration = registerForm.extend({ phone: phoneField });

/** Registers a customer and signs them in. @returns null, or why it was rejected */
export async function register(
  ctx: RequestContext,
  { phone, password }: z.output<typeof registration>,
): Promise<FormRejection | null> {
  const tooManyAttempts = await consumeAttempt(ctx, 'register', phone);
  if (tooManyAttempts) return tooManyAttempts;
  const outcome = await catchApiError(ctx.api.call(endpoints.auth.register, { body: { phone, password } }));
  if (!outcome.ok)
    return outcome.rejection.status === 409 ? { kind: 'accountExists' } : apiErrorResult(ctx, outcome.rejection);
  await resetAttempts(ctx, 'register', phone);
  return beginSession(ctx, phone, outcome.value);
}
