import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { addressFields, fieldsOfAddressType, type AddressDraft } from '../../contract/addresses';
import { endpoints } from '../../contract/endpoints';
import { ApiError } from '../http/api-error';
import type { Routes } from '../http/routes';
import { addresses, type AddressRow } from '../store/customer-tables';

/** Keeps the fields of the type. @throws ApiError `MISSING_FIELDS` */
function parseDraft(draft: AddressDraft): Omit<AddressRow, 'id' | 'customerId'> {
  const { required, optional } = fieldsOfAddressType[draft.type];
  const missing = required.filter((field) => !draft[field]?.trim());
  if (missing.length > 0) throw new ApiError('MISSING_FIELDS', { fields: missing });
  const fields = new Set<string>([...required, ...optional]);
  const values = addressFields.map((field) => [field, (fields.has(field) && draft[field]?.trim()) || null]);
  return { type: draft.type, ...(Object.fromEntries(values) as Omit<AddressRow, 'id' | 'customerId' | 'type'>) };
}

function toAddressView(row: AddressRow): Omit<AddressRow, 'customerId'> {
  const shown = (['id', 'type', ...addressFields] as const).map((field) => [field, row[field]]);
  return Object.fromEntries(shown) as Omit<AddressRow, 'customerId'>;
}

export function registerAddressRoutes({ customer: forCustomer, context: { store } }: Routes): void {
  const owned = (id: string, customerId: string) => and(eq(addresses.id, id), eq(addresses.customerId, customerId));

  forCustomer(endpoints.addresses.list, async ({ customer }) => {
    const rows = await store.db
      .select()
      .from(addresses)
      .where(eq(addresses.customerId, customer.id))
      .orderBy(addresses.type, addresses.id);
    return { data: rows.map(toAddressView) };
  });

  forCustomer(
    endpoints.addresses.create,
    async ({ customer, body }) => {
      const row = { id: randomUUID(), customerId: customer.id, ...parseDraft(body) };
      await store.write((db) => db.insert(addresses).values(row));
      return { data: toAddressView(row) };
    },
    201,
  );

  forCustomer(endpoints.addresses.update, async ({ customer, params, body }) => {
    const changed = parseDraft(body);
    const [row] = await store.write((db) =>
      db.update(addresses).set(changed).where(owned(params.id, customer.id)).returning(),
    );
    if (!row) throw new ApiError('NOT_FOUND');
    return { data: toAddressView(row) };
  });

  forCustomer(endpoints.addresses.delete, async ({ customer, params }) => {
    const [row] = await store.write((db) =>
      db.delete(addresses).where(owned(params.id, customer.id)).returning({ id: addresses.id }),
    );
    if (!row) throw new ApiError('NOT_FOUND');
    return null;
  });
}
