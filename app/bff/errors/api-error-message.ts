import type { TFunction } from 'i18next';

/** 'API error: 409 - The books are closed'; that it cannot be reached where no answer came. @param reason of the `WholesaleError` */
export function apiErrorMessage(t: TFunction, status: number, reason: string): string {
  return reason === '' ? t('errors:noConnection') : t('errors:api', { status, message: reason });
}
