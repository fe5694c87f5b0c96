import * as z from 'zod';
import { acknowledged, dataOf, id, listOf, openEnum, optional } from './conventions';
import { endpoint } from './endpoint';
import { addressTypes, type AddressType } from './enumerations';

/** All fields except the type. */
export const addressFields = [
  'city',
  'street',
  'building',
  'porch',
  'apartment',
  'storeName',
  'contactPerson',
  'branchNumber',
  'sendingCity',
  'sendingAddress',
  'receivingAddress',
] as const;
export type AddressField = (typeof addressFields)[number];

/** In the order of a form. */
export const fieldsOfAddressType = {
  client: { required: ['city', 'street', 'building'], optional: ['porch', 'apartment', 'contactPerson'] },
  store: { required: ['storeName', 'city', 'street', 'building'], optional: ['contactPerson'] },
  novapost: { required: ['city', 'branchNumber', 'contactPerson'], optional: [] },
  carrier: { required: ['sendingCity', 'sendingAddress', 'receivingAddress', 'contactPerson'], optional: [] },
} as const satisfies Record<AddressType, { required: readonly AddressField[]; optional: readonly AddressField[] }>;

export function readAlike<Field extends AddressField, Schema>(
  fields: readonly Field[],
  schema: Schema,
): Record<Field, Schema> {
  return Object.fromEntries(fields.map((field) => [field, schema])) as Record<Field, Schema>;
}

export const address = z.object({
  id,
  type: openEnum(addressTypes),
  ...readAlike(addressFields, optional(z.string())),
});
export type Address = z.output<typeof address>;

export const addressDraft = z.object({
  type: z.enum(addressTypes),
  ...readAlike(addressFields, z.string().optional()),
});
export type AddressDraft = z.output<typeof addressDraft>;

export const addressEndpoints = {
  list: endpoint({
    name: 'addresses.read',
    method: 'GET',
    path: '/customerAddress/me',
    group: 'account',
    auth: 'customer',
    answer: listOf(address),
  }),

  create: endpoint({
    name: 'addresses.create',
    method: 'POST',
    path: '/customerAddress',
    group: 'account',
    auth: 'customer',
    body: addressDraft,
    answer: dataOf(address),
  }),

  update: endpoint({
    name: 'addresses.update',
    method: 'PUT',
    path: '/customerAddress/{id}',
    group: 'account',
    auth: 'customer',
    body: addressDraft,
    answer: dataOf(address),
  }),

  delete: endpoint({
    name: 'addresses.delete',
    method: 'DELETE',
    path: '/customerAddress/{id}',
    group: 'account',
    auth: 'customer',
    answer: acknowledged,
  }),
};
