import { data } from '@remix-run/node';
import type { SubmissionResult } from '@conform-to/dom';
import { invalidForm } from '~/bff/forms/posted-form.server';
import type { RequestContext } from '~/bff/context.server';
import { sayApiError } from '~/bff/errors/api-error-message';
import type { WholesaleError } from '~server/api/wholesale-error';
import type { FormRejection, TooManyAttempts } from './form-rejection';

/** Renders the page with errors: status 422, 429 with `Retry-After`, or 503 for an outage. */
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

export function setRetryAfter({ minutes }: TooManyAttempts) {
  return { status: 429, headers: { 'retry-after': String(minutes * 60) } };
}

/** Wait for a 429 of the API without `Retry-After`. */
const API_WAIT_MINUTES = 1;

/** The API's message, where the portal has no better one. */
export function apiErrorResult(ctx: RequestContext, error: WholesaleError): FormRejection {
  const { status, saidStatus, reason, isOutage, waitSeconds } = error;
  sayApiError(ctx, saidStatus, reason);
  if (status === 429)
    return {
      kind: 'tooManyTries',
      minutes: waitSeconds === undefined ? API_WAIT_MINUTES : Math.ceil(waitSeconds / 60),
    };
  return { kind: 'api', status: isOutage && status < 400 ? 503 : saidStatus, message: reason };
}
