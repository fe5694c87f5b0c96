/** Runs one statement with the values of `$1`, `$2`, …, which stand in this order in it. */
export type RunSql = (sql: string, values?: readonly (string | number)[]) => Promise<SqlResult>;

export interface SqlResult {
  readonly rows: readonly unknown[];
  /** Rows that were inserted, updated or deleted. */
  readonly changed: number;
}

/** What the statements of the store need of SQLite and of PostgreSQL. */
export interface SqlDatabase {
  readonly run: RunSql;
  readonly hasTable: (name: string) => Promise<boolean>;
  /** Runs `work` in a transaction, while other processes wait. */
  exclusively(work: (run: RunSql) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
