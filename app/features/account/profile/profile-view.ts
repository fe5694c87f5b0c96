import type { FormConstraints, InvalidForm } from '~/bff/forms/form-errors';
import type { AddressField } from '~server/contract/addresses';
import type { AddressType } from '~server/contract/enumerations';
import type { AddressTypeView } from './address-fields';
import type { BalanceView } from './balance-view.server';
import type { AddressView } from './view-address.server';
import type { ProfileIntent } from './profile-intent';

/** A form that came back: refused, or typed before the session died (then it has no faults). */
export interface SubmittedForm {
  readonly intent: ProfileIntent;
  readonly form: InvalidForm;
}

/** How a person or an office is reached. */
export interface ContactView {
  readonly name: string;
  /** As it is read: '+380 44 222 33 44'. */
  readonly phone: string | null;
  readonly email: string | null;
}

/** What the address says is open: a new address of a type, one being changed, one about to be deleted, or one that is no more. */
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
  /** null: the supplier did not give it just now, nor who represents them. */
  readonly person: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
    readonly customerCode: string | null;
  } | null;
  /** Why not, in words. */
  readonly unread: string | null;
  readonly balance: BalanceView;
  readonly representative: ContactView | null;
  /** Whom to call when there is no representative. */
  readonly contactCentre: ContactView | null;
  /** null: the supplier did not give them just now. */
  readonly addresses: readonly AddressView[] | null;
  readonly addressTypes: readonly AddressTypeView[];
  readonly open: OpenAddress | null;
  readonly kept: SubmittedForm | null;
  readonly constraints: Readonly<Record<'personal' | 'password', FormConstraints>>;
}
