import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Times are ISO 8601 in UTC, money is kopiykas. */
export const customers = sqliteTable('customers', {
  id: text().primaryKey(),
  phone: text().notNull().unique(),
  passwordHash: text().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  email: text(),
  company: text(),
  customerCode: text().notNull(),
  priceGroupId: integer().notNull(),
  balance: integer().notNull(),
  creditLimit: integer().notNull(),
  isBanned: integer({ mode: 'boolean' }).notNull(),
  role: text().notNull(),
  hasRepresentative: integer({ mode: 'boolean' }).notNull(),
});
export type Customer = typeof customers.$inferSelect;

/** Rows are deleted with their customer. */
export const customerId = () =>
  text()
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

export const addresses = sqliteTable(
  'addresses',
  {
    id: text().primaryKey(),
    customerId: customerId(),
    type: text({ enum: ['client', 'store', 'novapost', 'carrier'] }).notNull(),
    city: text(),
    street: text(),
    building: text(),
    porch: text(),
    apartment: text(),
    storeName: text(),
    contactPerson: text(),
    branchNumber: text(),
    sendingCity: text(),
    sendingAddress: text(),
    receivingAddress: text(),
  },
  (table) => [index('addressesByCustomer').on(table.customerId)],
);
export type AddressRow = typeof addresses.$inferSelect;

export const farmDiscounts = sqliteTable(
  'farmDiscounts',
  {
    customerId: customerId(),
    farmId: integer().notNull(),
    priceGroupId: integer().notNull(),
    percent: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.farmId, table.priceGroupId] })],
);

/** Kind and subject; the text depends on the language. */
export const notifications = sqliteTable(
  'notifications',
  {
    id: text().primaryKey(),
    customerId: customerId(),
    kind: text({
      enum: [
        'welcome',
        'orderPlaced',
        'orderInWork',
        'orderCompleted',
        'invoiceReady',
        'claimAccepted',
        'debtReminder',
        'arrival',
      ],
    }).notNull(),
    subject: text().notNull(),
    createdAt: text().notNull(),
    readAt: text(),
    path: text(),
  },
  (table) => [index('notificationsByCustomer').on(table.customerId, table.createdAt)],
);
export type NotificationRow = typeof notifications.$inferSelect;

export const pushDevices = sqliteTable(
  'pushDevices',
  {
    customerId: customerId(),
    deviceId: text().notNull(),
    platform: text().notNull(),
    deviceToken: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.deviceId] })],
);
