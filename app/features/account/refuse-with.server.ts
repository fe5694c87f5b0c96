import { data } from '@remix-run/node';
import type { SubmissionResult } from '@conform-to/dom';
import { refuseForm } from '~/bff/form.server';
import type { WholesaleError } from '~server/api/wholesale-error';
import type { Refusal, TooManyTries } from './refusal';

/** Answers the page again: faults at their fields, or a refusal of the whole form; 429 with `Retry-After` for too many tries, 503 for an outage. */
export function refuseWith(
  result: SubmissionResult,
  refusal: Refusal | null = null,
  status = refusal?.kind === 'api' && refusal.status >= 500 ? 503 : 422,
) {
  return data(
    { ...refuseForm(result).data, refusal },
    refusal?.kind === 'tooManyTries' ? tellWait(refusal) : { status },
  );
}

/** The status of too many tries, and when to come back. */
export function tellWait({ minutes }: TooManyTries) {
  return { status: 429, headers: { 'retry-after': String(minutes * 60) } };
}

/** Minutes to wait where the API says that there were too many tries but not for how long. */
const API_WAIT_MINUTES = 1;

/** A refusal in the API's own words, where the portal has none that fit better. */
export function apiRefusal({ status, failure, isOutage, waitSeconds }: WholesaleError): Refusal {
  if (status === 429)
    return {
      kind: 'tooManyTries',
      minutes: waitSeconds === undefined ? API_WAIT_MINUTES : Math.ceil(waitSeconds / 60),
    };
  return { kind: 'api', status: isOutage && status < 500 ? 503 : status, message: failure?.message ?? '' };
}
