import type { TFunction } from 'i18next';
import type { RequestContext } from '../context.server';

/** 'API error: 409 - The books are closed'; without a reason, that the API is unreachable. */
export function apiErrorMessage(t: TFunction, status: number, reason: string): string {
  return reason === '' ? t('errors:noConnection') : t('errors:api', { status, message: reason });
}

/** As {@link apiErrorMessage}, for a form: the words also come as a toast, or on top of the page without JavaScript. */
export function sayApiError(ctx: Pick<RequestContext, 't' | 'apiError'>, status: number, reason: string): string {
  const words = apiErrorMessage(ctx.t, status, reason);
  if (reason !== '') ctx.apiError = words;
  return words;
}
