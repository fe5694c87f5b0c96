import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { customerId } from './customer-tables';

/** By SHA-256 of the token. Tokens of one sign-in share a session. */
export const tokens = sqliteTable(
  'tokens',
  {
    hash: text().primaryKey(),
    customerId: customerId(),
    session: text().notNull(),
    use: text({ enum: ['bearer', 'refresh'] }).notNull(),
    expiresAt: text().notNull(),
  },
  (table) => [index('tokensByCustomer').on(table.customerId)],
);

export const recoveryCodes = sqliteTable('recoveryCodes', {
  customerId: customerId().primaryKey(),
  code: text().notNull(),
  expiresAt: text().notNull(),
  attemptsLeft: integer().notNull(),
});

export const applications = sqliteTable('applications', {
  phone: text().primaryKey(),
  name: text().notNull(),
  role: text().notNull(),
  sentAt: text().notNull(),
});
