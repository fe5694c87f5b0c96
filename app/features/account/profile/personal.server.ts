import { parsePostedForm } from '~/bff/forms/posted-form.server';
import type { RequestContext } from '~/bff/context.server';
import { catchApiError } from '~server/api/result';
import { isWholesaleError } from '~server/api/wholesale-error';
import { endpoints } from '~server/contract/endpoints';
import { redirectWithFlash } from '~/bff/http/flash.server';
import { resetAttempts, consumeAttempt, rateLimitKey } from '../rate-limits.server';
import { passwordForm, personalForm } from './personal-form';
import { tooManyRequests, profileApiError, invalidProfileForm } from './invalid-profile-form.server';

/** Saves personal data; says so when the API kept a removed e-mail. */
export async function savePersonal(ctx: RequestContext, form: FormData) {
  const submission = parsePostedForm(ctx, form, personalForm);
  if (submission.status !== 'success') return invalidProfileForm('personal', submission.reply());
  const outcome = await catchApiError(ctx.api.call(endpoints.account.update, { body: submission.value }));
  if (!outcome.ok) return profileApiError(ctx, 'personal', submission, outcome.rejection);
  const stayed = submission.value.email === undefined ? outcome.value.data.email : null;
  return redirectWithFlash(
    ctx,
    ctx.links.to('profile'),
    stayed
      ? { text: ctx.t('profile:emailStayed', { email: stayed }), variant: 'destructive' }
      : { text: ctx.t('profile:personalSaved') },
  );
}

/** Changes the password; a wrong old one is an error of its field. */
export async function changePassword(ctx: RequestContext, form: FormData) {
  const submission = parsePostedForm(ctx, form, passwordForm);
  if (submission.status !== 'success') return invalidProfileForm('password', submission.reply());
  const phone = await rateLimitKey(ctx);
  const tooManyAttempts = await consumeAttempt(ctx, 'password', phone);
  if (tooManyAttempts) return tooManyRequests(ctx, 'password', submission, tooManyAttempts);
  const outcome = await catchApiError(ctx.api.call(endpoints.account.changePassword, { body: submission.value }));
  if (outcome.ok) {
    await resetAttempts(ctx, 'password', phone);
    return redirectWithFlash(ctx, ctx.links.to('profile'), { text: ctx.t('profile:passwordChanged') });
  }
  if (!isWholesaleError(outcome.rejection, 'WRONG_PASSWORD'))
    return profileApiError(ctx, 'password', submission, outcome.rejection);
  return invalidProfileForm(
    'password',
    submission.reply({ fieldErrors: { oldPassword: [ctx.t('account:passwordWrong')] } }),
  );
}
