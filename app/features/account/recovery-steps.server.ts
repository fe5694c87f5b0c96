import { readForm } from '~/bff/form.server';
import type { Scope } from '~/bff/scope.server';
import { formatPhone } from '~/trade/phone-numbers';
import { redirectWithFlash } from '~/bff/redirect-with-flash.server';
import { readRecovery, writeRecovery, type Recovery } from './recovery-cookie.server';
import { recoveryCode, recoveryPassword, recoveryPhone, sendCode, setPassword } from './recovery.server';
import { refuseWith } from './refuse-with.server';

/** Where a recovery stands; every step is the same page and survives a reload. */
export type RecoveryView =
  | { readonly step: 'phone'; readonly phone: string }
  | { readonly step: 'code' | 'password'; readonly phone: string; readonly phoneText: string; readonly code: string };

/** The step at hand; `?step=phone` goes back to the first one. */
export async function readRecoveryStep(scope: Scope, request: Request): Promise<RecoveryView> {
  const kept = await readRecovery(scope, request);
  const startsAnew = new URL(request.url).searchParams.get('step') === 'phone';
  if (!kept || startsAnew) return { step: 'phone', phone: kept?.phone ?? '' };
  const { phone, code = '' } = kept;
  return { step: code === '' ? 'code' : 'password', phone, phoneText: formatPhone(phone), code };
}

/** Takes any step's form: the phone alone, the code alone, or the code with the new password. */
export async function takeRecoveryStep(scope: Scope, request: Request) {
  const form = await request.formData();
  const kept = await readRecovery(scope, request);
  return form.has('code') || form.has('password') ? takeCode(scope, form, kept) : takePhone(scope, form, kept);
}

async function takePhone(scope: Scope, form: FormData, kept: Recovery | null) {
  const submission = readForm(scope, form, recoveryPhone);
  if (submission.status !== 'success') return refuseWith(submission.reply());
  const { phone } = submission.value;
  const refusal = await sendCode(scope, phone);
  if (refusal) return refuseWith(submission.reply(), refusal);
  const again = phone === kept?.phone ? { text: scope.t('account:codeSentAgain') } : null;
  return redirectWithFlash(scope, scope.links.to('forgotPassword'), again, {
    cookies: [await writeRecovery(scope, { phone })],
  });
}

async function takeCode(scope: Scope, form: FormData, kept: Recovery | null) {
  if (!form.get('phone') && kept) form.set('phone', kept.phone);
  if (!form.has('code') && kept?.code) form.set('code', kept.code);
  if (!form.get('phone')) {
    return redirectWithFlash(scope, scope.links.to('forgotPassword'), {
      text: scope.t('account:recoveryForgotten'),
      variant: 'destructive',
    });
  }
  // The code alone leads to the third step; there, and without a kept step, the password is due.
  if (kept && kept.code === undefined && !form.get('password')) return keepCode(scope, form);
  const submission = readForm(scope, form, recoveryPassword);
  if (submission.status !== 'success') return refuseWith(submission.reply());
  const refusal = await setPassword(scope, submission.value);
  if (refusal === 'wrongCode')
    return refuseWith(submission.reply({ fieldErrors: { code: [scope.t('account:codeWrong')] } }));
  if (refusal) return refuseWith(submission.reply(), refusal);
  return redirectWithFlash(
    scope,
    scope.links.to('login'),
    { text: scope.t('account:passwordChanged') },
    { cookies: [await writeRecovery(scope, null)] },
  );
}

async function keepCode(scope: Scope, form: FormData) {
  const submission = readForm(scope, form, recoveryCode);
  if (submission.status !== 'success') return refuseWith(submission.reply());
  return redirectWithFlash(scope, scope.links.to('forgotPassword'), null, {
    cookies: [await writeRecovery(scope, submission.value)],
  });
}
