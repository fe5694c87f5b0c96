import type { InvalidForm } from '~/bff/forms/form-errors';

/** Why an account page said no as a whole: what its form cannot mend at one field, and needs a next step beside it. */
export type FormRejection =
  | { readonly kind: 'login' | 'accountExists' | 'clientExists' }
  /** `phone` is that of the contact centre, where it is set. */
  | { readonly kind: 'banned' | 'sessionTooLarge'; readonly phone: string | undefined }
  | TooManyAttempts
  /** `message` is empty where no answer came. */
  | { readonly kind: 'api'; readonly status: number; readonly message: string };

export interface TooManyAttempts {
  readonly kind: 'tooManyTries';
  readonly minutes: number;
}

/** What the last try of a form left: typed values, faults at fields, a refusal of the whole. */
export interface LastSubmission {
  readonly result: InvalidForm | undefined;
  readonly rejection: FormRejection | null | undefined;
}
