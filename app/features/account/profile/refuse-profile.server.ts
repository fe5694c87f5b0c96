import type { SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';
import { refuseForm } from '~/bff/form.server';
import { refusalWords } from '~/bff/refusal-words';
import type { Scope } from '~/bff/scope.server';
import type { WholesaleError } from '~server/api/wholesale-error';
import type { TooManyTries } from '../refusal';
import { tellWait } from '../refuse-with.server';
import type { ReturnedForm } from './profile-view';

/** Answers the page again with one of its forms refused; the others stay as they were. */
export function refuseProfile(intent: ReturnedForm['intent'], result: SubmissionResult, spent: TooManyTries | null = null) {
  const returned: ReturnedForm = { intent, ...refuseForm(result).data };
  return data(returned, spent ? tellWait(spent) : { status: 422 });
}

/** The API's own words, for the top of a form. */
export function apiWords({ t }: Scope, { status, failure }: WholesaleError): string {
  return refusalWords(t, status, failure?.message ?? '');
}
