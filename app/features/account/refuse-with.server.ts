import { data } from '@remix-run/node';
import type { SubmissionResult } from '@conform-to/react';
import { refuseForm } from '~/bff/form.server';
import type { WholesaleError } from '~server/api/wholesale-error';
import type { Refusal } from './refusal';

/** Answers the page again: faults at their fields, or a refusal of the whole form; 429 with `Retry-After` for too many tries. */
export function refuseWith(result: SubmissionResult, refusal: Refusal | null = null) {
  const answer = { ...refuseForm(result).data, refusal };
  if (refusal?.kind !== 'tooManyTries') return data(answer, { status: 422 });
  return data(answer, { status: 429, headers: { 'retry-after': String(refusal.minutes * 60) } });
}

/** Minutes to wait where the API says that there were too many tries but not for how long. */
const API_WAIT_MINUTES = 1;

/** A refusal in the API's own words, where the portal has none that fit better. */
export function apiRefusal({ status, failure }: WholesaleError): Refusal {
  if (status === 429) return { kind: 'tooManyTries', minutes: API_WAIT_MINUTES };
  return { kind: 'api', status, message: failure?.message ?? '' };
}
