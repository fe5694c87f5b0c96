import type { InvalidForm } from '~/bff/forms/form-errors';
import type { AddressField } from '~server/contract/addresses';
import type { AddressType } from '~server/contract/enumerations';
import type { ProfileIntent } from './profile-intent';

/** A rejected form, or one restored after a new login, which has no errors. */
export interface SubmittedForm {
  readonly intent: ProfileIntent;
  readonly form: InvalidForm;
}

/** The address form that the URL asks for. */
export type OpenAddress =
  | { readonly mode: 'new'; readonly type: AddressType }
  | {
      readonly mode: 'edit';
      readonly id: string;
      readonly type: string;
      readonly values: Partial<Record<AddressField, string>>;
    }
  | { readonly mode: 'delete'; readonly id: string }
  | { readonly mode: 'gone' };
