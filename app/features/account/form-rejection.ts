import type { InvalidForm } from '~/bff/forms/form-errors';

export type FormRejection =
  | { readonly kind: 'login' | 'accountExists' | 'clientExists' }
  /** `phone` of the contact centre. */
  | { readonly kind: 'banned' | 'sessionTooLarge'; readonly phone: string | undefined }
  | TooManyAttempts
  /** `message` is empty without a response. */
  | { readonly kind: 'api'; readonly status: number; readonly message: string };

export interface TooManyAttempts {
  readonly kind: 'tooManyTries';
  readonly minutes: number;
}

export interface LastSubmission {
  readonly result: InvalidForm | undefined;
  readonly rejection: FormRejection | null | undefined;
}
