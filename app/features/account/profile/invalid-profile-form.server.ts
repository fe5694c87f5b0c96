import type { Submission, SubmissionResult } from '@conform-to/dom';
import { data } from '@remix-run/node';
import { invalidForm } from '~/bff/forms/posted-form.server';
import { sayApiError } from '~/bff/errors/api-error-message';
import type { RequestContext } from '~/bff/context.server';
import type { WholesaleError } from '~server/api/wholesale-error';
import type { TooManyAttempts } from '../form-rejection';
import { apiErrorResult, setRetryAfter } from '../invalid-account-form.server';
import type { SubmittedForm } from './profile-view';

type Intent = SubmittedForm['intent'];

export function invalidProfileForm(
  intent: Intent,
  result: SubmissionResult,
  init: { status: number; headers?: Record<string, string> } = { status: 422 },
) {
  const returned: SubmittedForm = { intent, ...invalidForm(result).data };
  return data(returned, init);
}

/** Renders the form with the API's error; after an outage it may have been saved. */
export function profileApiError(
  ctx: RequestContext,
  intent: Intent,
  submission: Pick<Submission<unknown>, 'reply'>,
  error: WholesaleError,
) {
  const rejection = apiErrorResult(ctx, error);
  if (rejection.kind === 'tooManyTries') return tooManyRequests(ctx, intent, submission, rejection);
  const message = sayApiError(ctx, error.saidStatus, error.reason);
  if (!error.isOutage) return invalidProfileForm(intent, submission.reply({ formErrors: [message] }));
  return invalidProfileForm(intent, submission.reply({ formErrors: [message, ctx.t('profile:mayBeSaved')] }), {
    status: 503,
  });
}

export function tooManyRequests(
  { t }: RequestContext,
  intent: Intent,
  submission: Pick<Submission<unknown>, 'reply'>,
  limit: TooManyAttempts,
) {
  const message = `${t('account:tooManyTries')} ${t('account:tooManyTriesAdvice', { count: limit.minutes })}`;
  return invalidProfileForm(intent, submission.reply({ formErrors: [message] }), setRetryAfter(limit));
}
