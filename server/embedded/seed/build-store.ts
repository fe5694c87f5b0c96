import { existsSync, renameSync, rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { builds, products, type ProductRow } from '../store/catalogue-tables';
import { addresses, customers, farmDiscounts, notifications, pushDevices } from '../store/customer-tables';
import { cartItems, documentItems, documents } from '../store/order-tables';
import { createSearchTable } from '../store/search-table';
import { applications, recoveryCodes, tokens } from '../store/sign-in-tables';
import { makeFile, openStore, type Database, type Store } from '../store/store';
import { createIndexesSql, createTableSql } from '../store/table-sql';
import { seedDemoCustomers } from './demo-customers';
import { generateLots } from './lots';

/** To be raised when tables or seed change, which rebuilds the files. */
const VERSION = 1;
const BATCH = 500;

const tables: readonly SQLiteTable[] = [
  builds,
  products,
  customers,
  tokens,
  recoveryCodes,
  applications,
  addresses,
  farmDiscounts,
  notifications,
  pushDevices,
  cartItems,
  documents,
  documentItems,
];

async function fillProducts(db: Database, count: number): Promise<void> {
  let batch: ProductRow[] = [];
  const flush = async () => {
    if (batch.length > 0) await db.insert(products).values(batch);
    batch = [];
  };
  for (const lot of generateLots(count)) {
    if (batch.push(lot) === BATCH) await flush();
  }
  await flush();
}

async function build(db: Database, count: number, now: Date): Promise<void> {
  for (const table of tables) await db.run(sql.raw(createTableSql(table)));
  await fillProducts(db, count);
  for (const table of tables) for (const statement of createIndexesSql(table)) await db.run(sql.raw(statement));
  await createSearchTable(db);
  await seedDemoCustomers(db, now);
  await db.insert(builds).values({ version: VERSION, products: count });
}

/** Null for another version or size. */
async function openCurrent(file: string, count: number): Promise<Store | null> {
  if (!existsSync(file)) return null;
  const store = await openStore(file);
  const rows = await store.db
    .select()
    .from(builds)
    .catch(() => []);
  if (rows.some((row) => row.version === VERSION && row.products === count)) return store;
  store.close();
  return null;
}

function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
}

/**
 * Opens the file when it was built from this version and size; else builds a new one beside it and puts it in its place, so
 * that a half-made file is never opened. Of several processes that build at the same time, the first one's file stays.
 * @param onLost hears that an older file, with all that customers did there, gives way
 */
export async function openSeededStore(
  file: string,
  count: number,
  now: Date,
  onLost: () => void = () => undefined,
): Promise<Store> {
  const existing = await openCurrent(file, count);
  if (existing) return existing;
  if (existsSync(file)) onLost();
  const draft = `${file}.${process.pid}.draft`;
  removeDatabase(draft);
  await makeFile(draft, (db) => build(db, count, now));
  const foreign = await openCurrent(file, count);
  if (foreign) {
    removeDatabase(draft);
    return foreign;
  }
  removeDatabase(file);
  renameSync(draft, file);
  return openStore(file);
}
