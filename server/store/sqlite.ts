import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { RunSql, SqlDatabase, SqlResult } from './sql-database';

/** How long a statement waits for other processes. */
const WAIT_MS = 2_000;
/** How long one try of it waits inside SQLite; the process stands still meanwhile. */
const TRY_MS = 20;
const MAX_PAUSE_MS = 20;
export const IN_MEMORY = ':memory:';

/** Opens a SQLite file, which several processes of one machine may share. @param url `file:///…`, or {@link IN_MEMORY} */
export async function openSqlite(url: string): Promise<SqlDatabase> {
  // Imported here, so that a portal with PostgreSQL does not load it.
  const { default: Database } = await import('libsql');
  const path = url === IN_MEMORY ? url : fileURLToPath(url);
  if (url !== IN_MEMORY) mkdirSync(dirname(path), { recursive: true });
  const database = new Database(path, { timeout: TRY_MS });

  function execute(sql: string, values: Parameters<RunSql>[1] = []): SqlResult {
    const statement = database.prepare(sql);
    if (statement.reader) return { rows: statement.all([...values]), changed: 0 };
    return { rows: [], changed: statement.run([...values]).changes };
  }

  /** By `exec`: a prepared statement that another process keeps waiting would stay open, and the connection would commit nothing more. */
  const begin = () => database.exec('BEGIN IMMEDIATE');
  const commit = () => database.exec('COMMIT');
  function rollBack(): void {
    // SQLite may have done so by itself, for example on a full disk.
    if (database.inTransaction) database.exec('ROLLBACK');
  }

  function write(sql: string, values: Parameters<RunSql>[1]): SqlResult {
    begin();
    try {
      const result = execute(sql, values);
      commit();
      return result;
    } catch (error) {
      rollBack();
      throw error;
    }
  }

  const run: RunSql = (sql, values) =>
    untilFree(() => (sql.startsWith('SELECT') ? execute(sql, values) : write(sql, values)));
  try {
    await untilFree(() => database.exec('PRAGMA journal_mode = WAL'));
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    run,
    hasTable: async (name) => (await run('SELECT 1 FROM sqlite_master WHERE name = $1', [name])).rows.length > 0,
    async exclusively(work) {
      await untilFree(begin);
      try {
        await work(async (sql, values) => execute(sql, values));
        commit();
      } catch (error) {
        rollBack();
        throw error;
      }
    },
    async close() {
      database.close();
    },
  };
}

/** Tries again while another process writes, at odd times: it may do so without a pause. */
async function untilFree<Result>(work: () => Result): Promise<Result> {
  const startedAt = performance.now();
  for (;;) {
    try {
      return work();
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
      if (!isBusy || performance.now() - startedAt > WAIT_MS) throw error;
      await sleep(Math.random() * MAX_PAUSE_MS);
    }
  }
}
