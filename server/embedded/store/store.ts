import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, type Client } from '@libsql/client/sqlite3';
import { sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { drizzle } from 'drizzle-orm/libsql/sqlite3';

export type Database = LibSQLDatabase;

const BUSY_MS = 5000;

function openFile(file: string): Client {
  mkdirSync(dirname(file), { recursive: true });
  return createClient({ url: pathToFileURL(resolve(file)).href, timeout: BUSY_MS });
}

/** Creates and closes a file, without a write-ahead log, which would not follow when the file is renamed. */
export async function makeFile(file: string, work: (db: Database) => Promise<void>): Promise<void> {
  const client = openFile(file);
  try {
    const db = drizzle(client);
    await db.run(sql`PRAGMA journal_mode = MEMORY`);
    await db.run(sql`BEGIN IMMEDIATE`);
    await work(db);
    await db.run(sql`COMMIT`);
  } finally {
    client.close();
  }
}

export type Store = Awaited<ReturnType<typeof openStore>>;

/** A SQLite file: many readers, one writer. */
export async function openStore(file: string) {
  const writing = openFile(file);
  const writer = drizzle(writing);
  await writer.run(sql`PRAGMA journal_mode = WAL`);
  await writer.run(sql`PRAGMA synchronous = NORMAL`);
  await writer.run(sql`PRAGMA foreign_keys = ON`);
  const reading = openFile(file);
  const db = drizzle(reading);
  await db.run(sql`PRAGMA query_only = ON`);

  let last: Promise<unknown> = Promise.resolve();

  async function transact<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    await writer.run(sql`BEGIN IMMEDIATE`);
    try {
      const result = await work(writer);
      await writer.run(sql`COMMIT`);
      return result;
    } catch (error) {
      await writer.run(sql`ROLLBACK`);
      throw error;
    }
  }

  return {
    /** Read only. */
    db,
    /** In a transaction, rolled back on an error. */
    write<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
      const mine = last.then(() => transact(work));
      last = mine.catch(() => undefined);
      return mine;
    },
    close(): void {
      reading.close();
      writing.close();
    },
  };
}
