import type { Submission, SubmissionResult } from '@conform-to/dom';
import { data } from '@remix-run/node';
import { invalidForm } from '~/bff/forms/posted-form.server';
import { apiErrorMessage } from '~/bff/errors/api-error-message';
import type { RequestContext } from '~/bff/context.server';
import type { WholesaleError } from '~server/api/wholesale-error';
import type { TooManyAttempts } from '../form-rejection';
import { apiErrorResult, setRetryAfter } from '../invalid-account-form.server';
import type { SubmittedForm } from './profile-view';

type Intent = SubmittedForm['intent'];

/** Answers the page again with one of its forms refused; the others stay as they were. */
export function invalidProfileForm(
  intent: Intent,
  result: SubmissionResult,
  init: { status: number; headers?: Record<string, string> } = { status: 422 },
) {
  const returned: SubmittedForm = { intent, ...invalidForm(result).data };
  return data(returned, init);
}

/** Answers with the form as it was typed and why the API did not take it: too often, in its own words, or without an answer, which it may have taken. */
export function profileApiError(
  ctx: RequestContext,
  intent: Intent,
  submission: Pick<Submission<unknown>, 'reply'>,
  error: WholesaleError,
) {
  const rejection = apiErrorResult(error);
  if (rejection.kind === 'tooManyTries') return tooManyRequests(ctx, intent, submission, rejection);
  const fieldError = apiErrorMessage(ctx.t, error.status, error.reason);
  if (!error.isOutage) return invalidProfileForm(intent, submission.reply({ formErrors: [fieldError] }));
  return invalidProfileForm(intent, submission.reply({ formErrors: [fieldError, ctx.t('profile:mayBeSaved')] }), {
    status: 503,
  });
}

/** Answers with the form as it was typed and when it may be sent again. */
export function tooManyRequests(
  { t }: RequestContext,
  intent: Intent,
  submission: Pick<Submission<unknown>, 'reply'>,
  limit: TooManyAttempts,
) {
  const fieldError = `${t('account:tooManyTries')} ${t('account:tooManyTriesAdvice', { count: limit.minutes })}`;
  return invalidProfileForm(intent, submission.reply({ formErrors: [fieldError] }), setRetryAfter(limit));
}
