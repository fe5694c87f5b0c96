import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { expect, it } from 'vitest';
import { createIndexesSql, createTableSql } from './table-sql';

const farms = sqliteTable('farms', { id: integer().primaryKey(), name: text().notNull().unique() });

const lots = sqliteTable(
  'lots',
  {
    farmId: integer()
      .notNull()
      .references(() => farms.id, { onDelete: 'cascade' }),
    colour: text(),
  },
  (table) => [
    primaryKey({ columns: [table.farmId, table.colour] }),
    index('byColour').on(table.colour, table.farmId),
    uniqueIndex('once').on(table.colour),
  ],
);

it('createTableSql writes columns with constraints', () => {
  expect(createTableSql(farms)).toBe(
    'CREATE TABLE "farms" (\n  "id" integer PRIMARY KEY NOT NULL,\n  "name" text NOT NULL UNIQUE\n)',
  );
});

it('createTableSql writes composite and foreign keys', () => {
  expect(createTableSql(lots)).toContain('PRIMARY KEY ("farmId", "colour")');
  expect(createTableSql(lots)).toContain('FOREIGN KEY ("farmId") REFERENCES "farms" ("id") ON DELETE cascade');
});

it('createIndexesSql writes indexes', () => {
  expect(createIndexesSql(lots)).toEqual([
    'CREATE INDEX "byColour" ON "lots" ("colour", "farmId")',
    'CREATE UNIQUE INDEX "once" ON "lots" ("colour")',
  ]);
});
