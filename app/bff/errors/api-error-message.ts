import type { TFunction } from 'i18next';

/** Why the API said no, in its own words; without any it is told as what the log takes it for, a network error. */
export function apiErrorMessage(t: TFunction, status: number, message: string): string {
  return message === '' ? t('errors:noConnection') : t('errors:api', { status, message });
}
