import { parsePostedForm } from '~/bff/forms/posted-form.server';
import type { RequestContext } from '~/bff/context.server';
import { formatPhone } from '~server/domain/phone-numbers';
import { redirectWithFlash } from '~/bff/http/flash.server';
import { invalidAccountForm, apiErrorResult } from './invalid-account-form.server';
import * as z from 'zod';
import { parseCookie, serializeCookie } from '~server/session/cookie-text';
import { phoneField } from '~server/domain/phone.server';
import { catchApiError } from '~server/api/result';
import { isWholesaleError } from '~server/api/wholesale-error';
import { endpoints } from '~server/contract/endpoints';
import { recoveryCodeForm, recoveryPasswordForm, recoveryPhoneForm } from './recovery-form';
import type { FormRejection } from './form-rejection';
import { resetAttempts, consumeAttempt } from './rate-limits.server';

const recoveryPhone = recoveryPhoneForm.extend({ phone: phoneField });
const recoveryCode = recoveryCodeForm.extend({ phone: phoneField });
const recoveryPassword = recoveryPasswordForm.extend({ phone: phoneField });

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

/** Progress of a password recovery: the phone, and the code once it was typed. */
const recovery = z.object({ phone: z.string(), code: z.string().optional() });
type Recovery = z.output<typeof recovery>;

const NAME = 'recovery';
/** As long as a code usually lives. */
const LIFETIME_SECONDS = 15 * 60;

async function loadRecovery(ctx: RequestContext, request: Request): Promise<Recovery | null> {
  const encrypted = parseCookie(request.headers.get('cookie')).get(NAME);
  const text = encrypted ? await ctx.services.recoveryEncrypter.decrypt(encrypted) : null;
  const parsed = text === null ? null : recovery.safeParse(JSON.parse(text));
  return parsed?.success ? parsed.data : null;
}

/** `Set-Cookie` line of the progress; null clears it. */
async function serializeRecovery(ctx: RequestContext, state: Recovery | null): Promise<string> {
  const value = state === null ? '' : await ctx.services.recoveryEncrypter.encrypt(JSON.stringify(state));
  return serializeCookie(NAME, value, {
    secure: ctx.secureCookies,
    maxAgeSeconds: state === null ? 0 : LIFETIME_SECONDS,
  });
}

export type RecoveryView =
  | { readonly step: 'phone'; readonly phone: string }
  | { readonly step: 'code' | 'password'; readonly phone: string; readonly phoneText: string; readonly code: string };

/** The current step; `?step=phone` restarts. */
export async function loadRecoveryStep(ctx: RequestContext, request: Request): Promise<RecoveryView> {
  const saved = await loadRecovery(ctx, request);
  const isRestart = new URL(request.url).searchParams.get('step') === 'phone';
  if (!saved || isRestart) return { step: 'phone', phone: saved?.phone ?? '' };
  const { phone, code = '' } = saved;
  return { step: code === '' ? 'code' : 'password', phone, phoneText: formatPhone(phone), code };
}

export async function handleRecoveryStep(ctx: RequestContext, request: Request) {
  const form = await request.formData();
  const saved = await loadRecovery(ctx, request);
  return form.has('code') || form.has('password') ? handleCode(ctx, form, saved) : handlePhone(ctx, form, saved);
}

async function handlePhone(ctx: RequestContext, form: FormData, saved: Recovery | null) {
  const submission = parsePostedForm(ctx, form, recoveryPhone);
  if (submission.status !== 'success') return invalidAccountForm(submission.reply());
  const { phone } = submission.value;
  const rejection = await sendCode(ctx, phone);
  if (rejection) return invalidAccountForm(submission.reply(), rejection);
  const again = phone === saved?.phone ? { text: ctx.t('account:codeSentAgain') } : null;
  return redirectWithFlash(ctx, ctx.links.to('forgotPassword'), again, {
    cookies: [await serializeRecovery(ctx, { phone })],
  });
}

async function handleCode(ctx: RequestContext, form: FormData, saved: Recovery | null) {
  if (!form.get('phone') && saved) form.set('phone', saved.phone);
  if (!form.has('code') && saved?.code) form.set('code', saved.code);
  if (!form.get('phone')) {
    return redirectWithFlash(ctx, ctx.links.to('forgotPassword'), {
      text: ctx.t('account:recoveryForgotten'),
      variant: 'destructive',
    });
  }
  // The code alone leads to step 3; there, or without a saved step, the password is required.
  if (saved && saved.code === undefined && !form.get('password')) return saveCode(ctx, form);
  const submission = parsePostedForm(ctx, form, recoveryPassword);
  if (submission.status !== 'success') return invalidAccountForm(submission.reply());
  const rejection = await setPassword(ctx, submission.value);
  if (rejection === 'wrongCode')
    return invalidAccountForm(submission.reply({ fieldErrors: { code: [ctx.t('account:codeWrong')] } }));
  if (rejection) return invalidAccountForm(submission.reply(), rejection);
  return redirectWithFlash(
    ctx,
    ctx.links.to('login'),
    { text: ctx.t('account:passwordChanged') },
    { cookies: [await serializeRecovery(ctx, null)] },
  );
}

async function saveCode(ctx: RequestContext, form: FormData) {
  const submission = parsePostedForm(ctx, form, recoveryCode);
  if (submission.status !== 'success') return invalidAccountForm(submission.reply());
  return redirectWithFlash(ctx, ctx.links.to('forgotPassword'), null, {
    cookies: [await serializeRecovery(ctx, submission.value)],
  });
}
