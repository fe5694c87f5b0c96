import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunSql, SqlDatabase } from './sql-database';

/** How long a statement waits for another process; the process stands still meanwhile. */
const BUSY_MS = 1_000;
export const IN_MEMORY = ':memory:';

/** Opens a SQLite file, which several processes of one machine may share. @param url `file:///…`, or {@link IN_MEMORY} */
export async function openSqlite(url: string): Promise<SqlDatabase> {
  // Imported here, so that a portal with PostgreSQL does not load it.
  const { createClient } = await import('@libsql/client/sqlite3');
  if (url !== IN_MEMORY) mkdirSync(dirname(fileURLToPath(url)), { recursive: true });
  const client = createClient({ url, timeout: BUSY_MS });
  const run: RunSql = async (sql, values = []) => {
    const { rows, rowsAffected } = await client.execute({ sql, args: [...values] });
    return { rows, changed: rowsAffected };
  };
  try {
    await run('PRAGMA journal_mode = WAL');
  } catch (error) {
    client.close();
    throw error;
  }
  return {
    run,
    async exclusively(work) {
      await run('BEGIN IMMEDIATE');
      try {
        await work(run);
        await run('COMMIT');
      } catch (error) {
        await run('ROLLBACK');
        throw error;
      }
    },
    close() {
      client.close();
      return Promise.resolve();
    },
  };
}
