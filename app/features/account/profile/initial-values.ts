import type { AddressField } from '~server/contract/addresses';
import type { OpenAddress, SubmittedForm } from './profile-view';

export interface InitialValues {
  readonly id?: string;
  readonly type: string;
  readonly values: Partial<Record<AddressField, string>>;
}

/** Which address form is open: the submitted one, else the one of the URL, else a first address. */
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
