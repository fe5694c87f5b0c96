import type { RequestContext } from '~/bff/context.server';
import { phoneField } from '~server/domain/phone.server';
import { formatPhone } from '~server/domain/phone-numbers';
import { catchApiError } from '~server/api/result';
import { endpoints } from '~server/contract/endpoints';
import { demoAccounts } from '~server/embedded/demo-accounts';
import * as z from 'zod';
import { beginSession } from './begin-session.server';
import type { FormRejection } from './form-rejection';
import { apiErrorResult } from './invalid-account-form.server';
import { resetAttempts, consumeAttempt } from './rate-limits.server';

export const signInForm = z.object({
  phone: phoneField,
  password: z.string(),
  redirectTo: z.string().optional(),
});

/** Signs in; logs the result without the phone. @returns null, or why it was rejected */
export async function signIn(ctx: RequestContext, form: z.output<typeof signInForm>): Promise<FormRejection | null> {
  const rejection = await attemptSignIn(ctx, form);
  ctx.services.log.info({ requestId: ctx.requestId, outcome: rejection?.kind ?? 'signedIn' }, 'sign-in');
  return rejection;
}

async function attemptSignIn(
  ctx: RequestContext,
  { phone, password }: z.output<typeof signInForm>,
): Promise<FormRejection | null> {
  const tooManyAttempts = await consumeAttempt(ctx, 'signIn', phone);
  if (tooManyAttempts) return tooManyAttempts;
  const outcome = await catchApiError(ctx.api.call(endpoints.auth.login, { body: { name: phone, password } }));
  if (!outcome.ok && outcome.rejection.kind !== 'banned')
    return outcome.rejection.status === 401 ? { kind: 'login' } : apiErrorResult(ctx, outcome.rejection);
  await resetAttempts(ctx, 'signIn', phone);
  if (!outcome.ok) return { kind: 'banned', phone: ctx.services.env.contact.phone };
  return beginSession(ctx, phone, outcome.value);
}

export function withDemoAccount(ctx: RequestContext, form: FormData): FormData {
  const account = listDemoAccounts(ctx).find(({ kind }) => kind === form.get('demo'));
  if (account) {
    form.set('phone', account.phone);
    form.set('password', account.password);
  }
  return form;
}

/** Shown only where the embedded API is the supplier. */
export function listDemoAccounts(ctx: RequestContext) {
  return ctx.services.env.embedded
    ? demoAccounts.map((account) => ({ ...account, phone: formatPhone(account.phone) }))
    : [];
}

export type DemoAccountView = ReturnType<typeof listDemoAccounts>[number];
