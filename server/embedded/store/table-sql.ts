import { getTableColumns, type Column } from 'drizzle-orm';
import { getTableConfig, SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';

function columnSql(column: Column): string {
  return [
    `"${column.name}" ${column.getSQLType()}`,
    column.primary ? 'PRIMARY KEY' : '',
    column.notNull ? 'NOT NULL' : '',
    column.isUnique ? 'UNIQUE' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function listColumns(columns: readonly unknown[]): string {
  return columns
    .map((column) => {
      if (!(column instanceof SQLiteColumn)) throw new TypeError('only plain columns can be indexed');
      return `"${column.name}"`;
    })
    .join(', ');
}

export function createTableSql(table: SQLiteTable): string {
  const { name, primaryKeys, foreignKeys } = getTableConfig(table);
  const lines = [
    ...Object.values(getTableColumns(table)).map(columnSql),
    ...primaryKeys.map((key) => `PRIMARY KEY (${listColumns(key.columns)})`),
    ...foreignKeys.map((key) => {
      const { columns, foreignTable, foreignColumns } = key.reference();
      const target = `"${getTableConfig(foreignTable).name}" (${listColumns(foreignColumns)})`;
      return `FOREIGN KEY (${listColumns(columns)}) REFERENCES ${target} ON DELETE ${key.onDelete ?? 'no action'}`;
    }),
  ];
  return `CREATE TABLE "${name}" (\n  ${lines.join(',\n  ')}\n)`;
}

export function createIndexesSql(table: SQLiteTable): string[] {
  const { name, indexes } = getTableConfig(table);
  return indexes.map(
    ({ config }) =>
      `CREATE ${config.unique ? 'UNIQUE ' : ''}INDEX "${config.name}" ON "${name}" (${listColumns(config.columns)})`,
  );
}
