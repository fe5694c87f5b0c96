import { data } from '@remix-run/node';
import type { SubmissionResult } from '@conform-to/dom';
import { invalidForm } from '~/bff/forms/posted-form.server';
import type { WholesaleError } from '~server/api/wholesale-error';
import type { FormRejection, TooManyAttempts } from './form-rejection';

/** Answers the page again: faults at their fields, or a refusal of the whole form; 429 with `Retry-After` for too many tries, 503 for an outage. */
export function invalidAccountForm(
  result: SubmissionResult,
  rejection: FormRejection | null = null,
  status = rejection?.kind === 'api' && rejection.status >= 500 ? 503 : 422,
) {
  return data(
    { ...invalidForm(result).data, rejection },
    rejection?.kind === 'tooManyTries' ? setRetryAfter(rejection) : { status },
  );
}

/** The status of too many tries, and when to come back. */
export function setRetryAfter({ minutes }: TooManyAttempts) {
  return { status: 429, headers: { 'retry-after': String(minutes * 60) } };
}

/** Minutes to wait where the API says that there were too many tries but not for how long. */
const API_WAIT_MINUTES = 1;

/** A refusal in the API's own words, where the portal has none that fit better. */
export function apiErrorResult({ status, reason, isOutage, waitSeconds }: WholesaleError): FormRejection {
  if (status === 429)
    return {
      kind: 'tooManyTries',
      minutes: waitSeconds === undefined ? API_WAIT_MINUTES : Math.ceil(waitSeconds / 60),
    };
  return { kind: 'api', status: isOutage && status < 400 ? 503 : status, message: reason };
}
