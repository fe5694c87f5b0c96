import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ProductRow } from './catalogue-tables';
import { customerId } from './customer-tables';
import type { DocumentType, DeliveryType, OrderStatus, PaymentMethod } from '../../contract/enumerations';

/** One line per product; money is kopiykas. */
export const cartItems = sqliteTable(
  'cartItems',
  {
    id: text().primaryKey(),
    customerId: customerId(),
    productId: integer().notNull(),
    quantity: integer().notNull(),
    price: integer().notNull(),
    discount: integer().notNull(),
    total: integer().notNull(),
    promotion: integer({ mode: 'boolean' }).notNull(),
    discountValue: real().notNull(),
  },
  (table) => [uniqueIndex('cartLines').on(table.customerId, table.productId)],
);
export type CartRow = typeof cartItems.$inferSelect;

export const documents = sqliteTable(
  'documents',
  {
    id: text().primaryKey(),
    /** Counts all documents; part of the number. */
    serial: integer().notNull().unique(),
    customerId: customerId(),
    number: text().notNull(),
    documentType: text().$type<DocumentType>().notNull(),
    status: text().$type<OrderStatus>(),
    date: text().notNull(),
    /** Day of `date` in Kyiv. */
    day: text().notNull(),
    deliveryType: text().$type<DeliveryType>(),
    paymentMethod: text().$type<PaymentMethod>(),
    paymentStatus: text(),
    total: integer().notNull(),
    correction: integer().notNull(),
    discount: integer().notNull(),
    bonuses: integer().notNull(),
    quantity: integer().notNull(),
    scheduledDeliveryDate: text(),
    completionDate: text(),
    address: text(),
    comment: text(),
    idempotencyKey: text(),
  },
  (table) => [
    index('documentsByCustomer').on(table.customerId, table.date),
    uniqueIndex('documentsByKey').on(table.customerId, table.idempotencyKey),
  ],
);
export type DocumentRow = typeof documents.$inferSelect;

/** Variety and farm are stored too, since the product may be gone. */
export const documentItems = sqliteTable(
  'documentItems',
  {
    id: integer().primaryKey(),
    documentId: text()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    varietyId: integer().notNull(),
    farmId: integer().notNull(),
    quantity: integer().notNull(),
    price: integer().notNull(),
    total: integer().notNull(),
  },
  (table) => [index('itemsByDocument').on(table.documentId)],
);
export type DocumentItemRow = typeof documentItems.$inferSelect;

/** The row of an ordered product, before it is written. */
export function toDocumentItem(
  documentId: string,
  { id, varietyId, farmId }: ProductRow,
  { quantity, price, total }: Pick<DocumentItemRow, 'quantity' | 'price' | 'total'>,
) {
  return { documentId, productId: id, varietyId, farmId, quantity, price, total };
}
