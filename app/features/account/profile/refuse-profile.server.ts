import type { Submission, SubmissionResult } from '@conform-to/dom';
import { data } from '@remix-run/node';
import { refuseForm } from '~/bff/form.server';
import { refusalWords } from '~/bff/refusal-words';
import type { Scope } from '~/bff/scope.server';
import type { WholesaleError } from '~server/api/wholesale-error';
import type { TooManyTries } from '../refusal';
import { apiRefusal, tellWait } from '../refuse-with.server';
import type { ReturnedForm } from './profile-view';

type Intent = ReturnedForm['intent'];

/** Answers the page again with one of its forms refused; the others stay as they were. */
export function refuseProfile(
  intent: Intent,
  result: SubmissionResult,
  init: { status: number; headers?: Record<string, string> } = { status: 422 },
) {
  const returned: ReturnedForm = { intent, ...refuseForm(result).data };
  return data(returned, init);
}

/** Answers with the form as it was typed and why the API did not take it: too often, in its own words, or without an answer, which it may have taken. */
export function refuseByApi(
  scope: Scope,
  intent: Intent,
  submission: Pick<Submission<unknown>, 'reply'>,
  error: WholesaleError,
) {
  const refusal = apiRefusal(error);
  if (refusal.kind === 'tooManyTries') return askToWait(scope, intent, submission, refusal);
  const fault = refusalWords(scope.t, error.status, error.failure?.message ?? '');
  if (!error.isOutage) return refuseProfile(intent, submission.reply({ formErrors: [fault] }));
  return refuseProfile(intent, submission.reply({ formErrors: [fault, scope.t('profile:mayBeSaved')] }), {
    status: 503,
  });
}

/** Answers with the form as it was typed and when it may be sent again. */
export function askToWait(
  { t }: Scope,
  intent: Intent,
  submission: Pick<Submission<unknown>, 'reply'>,
  limit: TooManyTries,
) {
  const fault = `${t('account:tooManyTries')} ${t('account:tooManyTriesAdvice', { count: limit.minutes })}`;
  return refuseProfile(intent, submission.reply({ formErrors: [fault] }), tellWait(limit));
}
