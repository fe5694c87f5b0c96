import type { AddressField } from '~server/contract/addresses';
import type { OpenAddress, SubmittedForm } from './profile-view';

/** An address form as it opens: a new address, or the one with this id. */
export interface InitialValues {
  readonly id?: string;
  readonly type: string;
  readonly values: Partial<Record<AddressField, string>>;
}

/** Which address form is open: the one that came back, the one the address asks for, or the first one of a customer who has none. */
export function initialValues(
  open: OpenAddress | null,
  returned: SubmittedForm | null,
  hasNone: boolean,
): InitialValues | null {
  if (returned) {
    const { addressId, type, ...values } = returned.form.initialValue;
    return { ...(addressId ? { id: addressId } : {}), type: type ?? 'client', values };
  }
  if (open?.mode === 'edit') return open;
  if (open?.mode === 'new') return { type: open.type, values: {} };
  return hasNone ? { type: 'client', values: {} } : null;
}
