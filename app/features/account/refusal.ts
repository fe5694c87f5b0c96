import type { RefusedForm } from '~/bff/form-faults';

/** Why an account page said no as a whole: what its form cannot mend at one field, and needs a next step beside it. */
export type Refusal =
  | { readonly kind: 'login' | 'accountExists' | 'clientExists' }
  /** `phone` is that of the contact centre. */
  | { readonly kind: 'banned' | 'sessionTooLarge'; readonly phone: string }
  | TooManyTries
  /** `message` is empty where the API gave none. */
  | { readonly kind: 'api'; readonly status: number; readonly message: string };

export interface TooManyTries {
  readonly kind: 'tooManyTries';
  readonly minutes: number;
}

/** What the last try of a form left: typed values, faults at fields, a refusal of the whole. */
export interface LastTry {
  readonly result: RefusedForm | undefined;
  readonly refusal: Refusal | null | undefined;
}
