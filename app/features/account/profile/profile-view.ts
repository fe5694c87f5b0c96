import type { ChatLink } from '~server/domain/chats';
import type { FormConstraints, InvalidForm } from '~/bff/forms/form-errors';
import type { AddressField } from '~server/contract/addresses';
import type { AddressType } from '~server/contract/enumerations';
import type { AddressTypeView } from './address-fields';
import type { BalanceView } from './balance-view.server';
import type { AddressView } from './view-address.server';
import type { ProfileIntent } from './profile-intent';

/** A rejected form, or one restored after a new login, which has no errors. */
export interface SubmittedForm {
  readonly intent: ProfileIntent;
  readonly form: InvalidForm;
}

export interface ContactView {
  readonly name: string;
  /** '+380 44 222 33 44' */
  readonly phone: string | null;
  readonly chats: readonly ChatLink[];
  readonly email: string | null;
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

export interface ProfileView {
  /** Null when the API did not respond. */
  readonly person: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
    readonly customerCode: string | null;
  } | null;
  /** Why it could not be loaded. */
  readonly unread: string | null;
  readonly balance: BalanceView;
  readonly representative: ContactView | null;
  readonly contactCentre: ContactView | null;
  /** Null when the API did not respond. */
  readonly addresses: readonly AddressView[] | null;
  readonly addressTypes: readonly AddressTypeView[];
  readonly open: OpenAddress | null;
  readonly draft: SubmittedForm | null;
  readonly constraints: Readonly<Record<'personal' | 'password', FormConstraints>>;
}
