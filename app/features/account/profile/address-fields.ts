import * as z from 'zod';
import { cleanText } from '~server/domain/clean-text';
import { fieldsOfAddressType, readAlike, type AddressDraft, type AddressField } from '~server/contract/addresses';
import { addressTypes, type AddressType } from '~server/contract/enumerations';

const MAX_LENGTH = 200;
const text = z.string().overwrite(cleanText).max(MAX_LENGTH, 'profile:atMost200');
const requiredText = text.min(1, 'errors:required');

function formOf<Type extends AddressType, Required extends AddressField, Optional extends AddressField>(
  type: Type,
  { required, optional }: { readonly required: readonly Required[]; readonly optional: readonly Optional[] },
) {
  return z.object({
    type: z.literal(type),
    addressId: z.string().optional(),
    ...readAlike(required, requiredText),
    ...readAlike(optional, text.optional()),
  });
}

const { client, store, novapost, carrier } = fieldsOfAddressType;

/** Address fields by type; fields of other types are dropped. */
export const addressForm = z.discriminatedUnion('type', [
  formOf('client', client),
  formOf('store', store),
  formOf('novapost', novapost),
  formOf('carrier', carrier),
]);
export type AddressForm = AddressDraft & { addressId?: string | undefined };

export interface AddressTypeView {
  readonly type: AddressType;
  readonly fields: readonly { readonly name: AddressField; readonly required: boolean }[];
}

export function listAddressTypes(): AddressTypeView[] {
  return addressTypes.map((type) => ({
    type,
    fields: [
      ...fieldsOfAddressType[type].required.map((name) => ({ name, required: true })),
      ...fieldsOfAddressType[type].optional.map((name) => ({ name, required: false })),
    ],
  }));
}
