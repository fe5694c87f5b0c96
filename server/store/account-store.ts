import * as z from 'zod';
import { circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel';
import type { RunSql, SqlDatabase, SqlResult } from './sql-database';

/** Bytes of one record. */
export const MAX_CONTENT = 65_536;
const REST_MS = 1_000;
const FAILURES_BEFORE_REST = 3;

/** Each is applied once, in this order. A change of the table is a new one at the end. */
const migrations = [
  `CREATE TABLE account_record (
     account TEXT NOT NULL,
     kind TEXT NOT NULL,
     content TEXT NOT NULL,
     version INTEGER NOT NULL,
     changed TEXT NOT NULL,
     PRIMARY KEY (account, kind)
   )`,
  `UPDATE account_record SET kind = 'lists' WHERE kind = 'templates'`,
];

const statements = {
  read: 'SELECT kind, content, version, changed FROM account_record WHERE account = $1 AND kind = $2',
  list: 'SELECT kind, content, version, changed FROM account_record WHERE account = $1 ORDER BY kind',
  insert: `INSERT INTO account_record (content, version, changed, account, kind) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (account, kind) DO NOTHING`,
  update: `UPDATE account_record SET content = $1, version = $2, changed = $3
    WHERE account = $4 AND kind = $5 AND version = $2 - 1`,
  migrations: 'SELECT number FROM migration',
  remove: 'DELETE FROM account_record WHERE account = $1',
};

const record = z.object({
  kind: z.string(),
  /** JSON. */
  content: z.string(),
  /** 1 after the first write. */
  version: z.number().int(),
  /** Time of the last write, ISO 8601. */
  changed: z.string(),
});
export type StoredRecord = z.output<typeof record>;

/** The store did not answer, or not as it should; its `cause` says why. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

export type WriteOutcome = 'written' | 'conflict' | 'tooLarge';

/** What customers keep with their accounts. Each method throws {@link StoreUnavailableError}. */
export interface AccountStore {
  read(account: string, kind: string): Promise<StoredRecord | null>;
  list(account: string): Promise<readonly StoredRecord[]>;
  /** @param version the one that was read, 0 for none: over another one, or where it was removed, nothing is written */
  write(account: string, kind: string, content: string, version: number): Promise<WriteOutcome>;
  /** Removes all records of an account. */
  remove(account: string): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** Opens the database; called again after a failure. */
  readonly open: () => Promise<SqlDatabase>;
  /** Called with the first statement, and when the store goes or comes back: it is up while its last read and its last write were answered. */
  readonly onChange: (isUp: boolean, cause?: unknown) => void;
}

type Access = 'read' | 'write';

const createBreaker = () =>
  circuitBreaker(handleAll, { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(FAILURES_BEFORE_REST) });

export function createAccountStore({ open, onChange }: Options): AccountStore {
  let opening: Promise<SqlDatabase> | undefined;
  let wasUp: boolean | undefined;
  /** By itself for each: a full disk refuses writes only. */
  const breakers = { read: createBreaker(), write: createBreaker() };
  const failing = new Set<Access>();

  const openOnce = () =>
    (opening ??= openMigrated(open).catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));

  function report(access: Access, hasAnswered: boolean, cause?: unknown): void {
    if (hasAnswered) failing.delete(access);
    else failing.add(access);
    const isUp = failing.size === 0;
    if (wasUp !== isUp) onChange(isUp, cause);
    wasUp = isUp;
  }

  async function run(access: Access, ...statement: Parameters<RunSql>): Promise<SqlResult> {
    try {
      const result = await breakers[access].execute(async () => (await openOnce()).run(...statement));
      report(access, true);
      return result;
    } catch (cause) {
      report(access, false, cause);
      throw new StoreUnavailableError('the store of the accounts does not answer', { cause });
    }
  }

  async function select(sql: string, values: readonly string[]): Promise<StoredRecord[]> {
    const parsed = z.array(record).safeParse((await run('read', sql, values)).rows);
    if (parsed.success) return parsed.data;
    throw new StoreUnavailableError('a record is not as it was written', { cause: parsed.error });
  }

  return {
    read: async (account, kind) => (await select(statements.read, [account, kind]))[0] ?? null,
    list: (account) => select(statements.list, [account]),
    async write(account, kind, content, version) {
      if (Buffer.byteLength(content) > MAX_CONTENT) return 'tooLarge';
      const values = [content, version + 1, new Date().toISOString(), account, kind];
      const { changed } = await run('write', version === 0 ? statements.insert : statements.update, values);
      return changed === 1 ? 'written' : 'conflict';
    },
    async remove(account) {
      await run('write', statements.remove, [account]);
    },
    async close() {
      await (await opening?.catch(() => undefined))?.close();
    },
  };
}

async function openMigrated(open: () => Promise<SqlDatabase>): Promise<SqlDatabase> {
  const database = await open();
  try {
    if (!(await isMigrated(database))) await database.exclusively(migrate);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Without a lock: what others write, or a full disk, keeps nobody from opening the store. */
async function isMigrated({ hasTable, run }: SqlDatabase): Promise<boolean> {
  return (await hasTable('migration')) && (await run(statements.migrations)).rows.length >= migrations.length;
}

async function migrate(run: RunSql): Promise<void> {
  await run('CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY)');
  const { rows } = await run(statements.migrations);
  for (const [at, sql] of migrations.entries()) {
    if (at < rows.length) continue;
    await run(sql);
    await run('INSERT INTO migration (number) VALUES ($1)', [at + 1]);
  }
}
