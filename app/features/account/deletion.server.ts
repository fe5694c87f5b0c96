import { parsePostedForm } from '~/bff/forms/posted-form.server';
import { sayApiError } from '~/bff/errors/api-error-message';
import type { RequestContext } from '~/bff/context.server';
import { orNull, catchApiError } from '~server/api/result';
import { isWholesaleError } from '~server/api/wholesale-error';
import { endpoints } from '~server/contract/endpoints';
import { redirectWithFlash } from '~/bff/http/flash.server';
import { deletionForm } from './deletion-form';
import { apiErrorResult, invalidAccountForm } from './invalid-account-form.server';
import { resetAttempts, consumeAttempt, rateLimitKey } from './rate-limits.server';

/** Deletes the account, signs out and redirects home. @param forget `Set-Cookie` lines that clear the account's data of this device */
export async function handleDeleteAccount(
  ctx: RequestContext,
  request: Request,
  forget: (ctx: RequestContext) => Promise<readonly string[]>,
) {
  const submission = parsePostedForm(ctx, await request.formData(), deletionForm);
  if (submission.status !== 'success') return invalidAccountForm(submission.reply());
  // Calls of this customer must end before the account is deleted.
  const phone = await rateLimitKey(ctx);
  const tooManyAttempts = await consumeAttempt(ctx, 'password', phone);
  if (tooManyAttempts) return invalidAccountForm(submission.reply(), tooManyAttempts);
  const forgotten = await orNull(forget(ctx));
  const outcome = await catchApiError(
    ctx.api.call(endpoints.account.delete, { body: { password: submission.value.password } }),
  );
  if (outcome.ok) {
    await resetAttempts(ctx, 'password', phone);
    await ctx.session.end();
    return redirectWithFlash(
      ctx,
      ctx.links.to('index'),
      { text: ctx.t('account:deleted') },
      { cookies: forgotten ?? [] },
    );
  }
  const { rejection } = outcome;
  if (rejection.isOutage && rejection.status !== 429) {
    const message = sayApiError(ctx, rejection.saidStatus, rejection.reason);
    return invalidAccountForm(submission.reply({ formErrors: [message, ctx.t('account:mayBeDeleted')] }), null, 503);
  }
  if (!isWholesaleError(rejection, 'WRONG_PASSWORD'))
    return invalidAccountForm(submission.reply(), apiErrorResult(ctx, rejection));
  return invalidAccountForm(submission.reply({ fieldErrors: { password: [ctx.t('account:passwordWrong')] } }));
}
