import type { TFunction } from 'i18next';

/** 'API error: 409 - The books are closed'; without a reason, that the API is unreachable. */
export function apiErrorMessage(t: TFunction, status: number, reason: string): string {
  return reason === '' ? t('errors:noConnection') : t('errors:api', { status, message: reason });
}
