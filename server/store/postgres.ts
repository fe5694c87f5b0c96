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
  const run = runOn(pool);
  return {
    run,
    hasTable: async (name) => (await run('SELECT 1 WHERE to_regclass($1) IS NOT NULL', [name])).rows.length > 0,
    async exclusively(work) {
      const client = await pool.connect();
      // The statement under way fails, too; without a listener the process would end.
      client.on('error', () => undefined);
      const runHere = runOn(client);
      try {
        await runHere('BEGIN');
        await runHere('SELECT pg_advisory_xact_lock($1)', [LOCK]);
        await work(runHere);
        await runHere('COMMIT');
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
