import * as z from 'zod';
import { acknowledged, dataOf, id, listOf, openEnum, optional } from './conventions';
import { endpoint } from './endpoint';
import { addressTypes, type AddressType } from './enumerations';

/** Every field an address may carry, besides its type. */
export const addressFields = [
  'city', 'street', 'building', 'porch', 'apartment', 'storeName', 'contactPerson', 'branchNumber',
  'sendingCity', 'sendingAddress', 'receivingAddress',
] as const;
export type AddressField = (typeof addressFields)[number];

/** Which fields belong to which type, in the order a person writes them. */
export const fieldsOfAddressType: Record<AddressType, { required: readonly AddressField[]; optional: readonly AddressField[] }> = {
  client: { required: ['city', 'street', 'building'], optional: ['porch', 'apartment', 'contactPerson'] },
  store: { required: ['storeName', 'city', 'street', 'building'], optional: ['contactPerson'] },
  novapost: { required: ['city', 'branchNumber', 'contactPerson'], optional: [] },
  carrier: { required: ['sendingCity', 'sendingAddress', 'receivingAddress', 'contactPerson'], optional: [] },
};

const textFields = Object.fromEntries(addressFields.map((field) => [field, optional(z.string())])) as Record<
  AddressField,
  ReturnType<typeof optional<z.ZodString>>
>;

export const address = z.object({ id, type: openEnum(addressTypes), ...textFields });
export type Address = z.output<typeof address>;

export const addressDraft = z.object({
  type: z.enum(addressTypes),
  ...(Object.fromEntries(addressFields.map((field) => [field, z.string().optional()])) as Record<
    AddressField,
    z.ZodOptional<z.ZodString>
  >),
});
export type AddressDraft = z.output<typeof addressDraft>;

export const readAddresses = endpoint({
  name: 'addresses.read', method: 'GET', path: '/customerAddress/me', group: 'account', auth: 'customer',
  answer: listOf(address),
});

export const createAddress = endpoint({
  name: 'addresses.create', method: 'POST', path: '/customerAddress', group: 'account', auth: 'customer',
  body: addressDraft,
  answer: dataOf(address),
});

export const updateAddress = endpoint({
  name: 'addresses.update', method: 'PUT', path: '/customerAddress/{id}', group: 'account', auth: 'customer',
  body: addressDraft,
  answer: dataOf(address),
});

export const deleteAddress = endpoint({
  name: 'addresses.delete', method: 'DELETE', path: '/customerAddress/{id}', group: 'account', auth: 'customer',
  answer: acknowledged,
});
