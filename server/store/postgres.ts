import type { RunSql, SqlDatabase } from './sql-database';

const CONNECTIONS = 5;
const WAIT_MS = 2_000;
/** Any number, the same in each process: the name of the lock. */
const LOCK = 8_270_411;

/** Opens a PostgreSQL, which all containers may share. Connects with the first statement. @param url `postgres://…` */
export async function openPostgres(url: string): Promise<SqlDatabase> {
  // A bundled CommonJS library has only a default export. Imported here, so that a portal with SQLite does not load it.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: WAIT_MS,
    query_timeout: WAIT_MS,
    idleTimeoutMillis: 30_000,
  });
  // A connection that breaks while nobody uses it is replaced by the next statement.
  pool.on('error', () => undefined);
  const runOn =
    (client: Pick<typeof pool, 'query'>): RunSql =>
    async (sql, values = []) => {
      const { rows, rowCount } = await client.query<Record<string, unknown>>(sql, [...values]);
      return { rows, changed: rowCount ?? 0 };
    };
  return {
    run: runOn(pool),
    async exclusively(work) {
      const client = await pool.connect();
      const run = runOn(client);
      try {
        await run('BEGIN');
        await run('SELECT pg_advisory_xact_lock($1)', [LOCK]);
        await work(run);
        await run('COMMIT');
        client.release();
      } catch (error) {
        // The server rolls back with the connection.
        client.release(true);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}
