import { parsePostedForm } from '~/bff/forms/posted-form.server';
import { sayApiError } from '~/bff/errors/api-error-message';
import { findRecordKey, removeRecords } from '~/bff/account-record.server';
import type { RequestContext } from '~/bff/context.server';
import { catchApiError } from '~server/api/result';
import { isWholesaleError } from '~server/api/wholesale-error';
import { endpoints } from '~server/contract/endpoints';
import { redirectWithFlash } from '~/bff/http/flash.server';
import { deletionForm } from './deletion-form';
import { apiErrorResult, invalidAccountForm } from './invalid-account-form.server';
import { resetAttempts, consumeAttempt, rateLimitKey } from './rate-limits.server';

/** Deletes the account and what is kept with it, signs out and redirects home. */
export async function handleDeleteAccount(ctx: RequestContext, request: Request) {
  const submission = parsePostedForm(ctx, await request.formData(), deletionForm);
  if (submission.status !== 'success') return invalidAccountForm(submission.reply());
  // Calls of this customer must end before the account is deleted.
  const phone = await rateLimitKey(ctx);
  const tooManyAttempts = await consumeAttempt(ctx, 'password', phone);
  if (tooManyAttempts) return invalidAccountForm(submission.reply(), tooManyAttempts);
  const recordKey = await findRecordKey(ctx);
  const outcome = await catchApiError(
    ctx.api.call(endpoints.account.delete, { body: { password: submission.value.password } }),
  );
  if (outcome.ok) {
    await Promise.all([resetAttempts(ctx, 'password', phone), removeRecords(ctx, recordKey)]);
    await ctx.session.end();
    return redirectWithFlash(ctx, ctx.links.to('index'), { text: ctx.t('account:deleted') });
  }
  const { rejection } = outcome;
  if (rejection.isOutage && rejection.status !== 429) {
    ctx.services.log.warn(
      { requestId: ctx.requestId, account: recordKey },
      'account may be deleted: its records remain',
    );
    const message = sayApiError(ctx, rejection.saidStatus, rejection.reason);
    return invalidAccountForm(submission.reply({ formErrors: [message, ctx.t('account:mayBeDeleted')] }), null, 503);
  }
  if (!isWholesaleError(rejection, 'WRONG_PASSWORD'))
    return invalidAccountForm(submission.reply(), apiErrorResult(ctx, rejection));
  return invalidAccountForm(submission.reply({ fieldErrors: { password: [ctx.t('account:passwordWrong')] } }));
}
