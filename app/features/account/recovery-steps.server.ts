import { parsePostedForm } from '~/bff/forms/posted-form.server';
import type { RequestContext } from '~/bff/context.server';
import { formatPhone } from '~server/domain/phone-numbers';
import { redirectWithFlash } from '~/bff/http/flash.server';
import { loadRecovery, serializeRecovery, type Recovery } from './recovery-cookie.server';
import { recoveryCode, recoveryPassword, recoveryPhone, sendCode, setPassword } from './recovery.server';
import { invalidAccountForm } from './invalid-account-form.server';

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

/** Handles any step: the phone, the code, or the code with the new password. */
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
