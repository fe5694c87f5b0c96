import clsx from 'clsx';
import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  /** On a phone: `title` heads the stacked row, `line` has header and value, `none` is hidden. */
  phone?: 'title' | 'line' | 'none';
};

type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** A table that becomes stacked rows on a phone. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
  return (
    <table className="-mx-3.5 block w-auto bg-surface md:mx-0 md:table md:w-full md:rounded-lg">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="text-left text-small text-muted">
          {columns.map(({ key, header, align }) => (
            <th key={key} scope="col" className={clsx('px-4 py-3 font-medium', align === 'right' && 'text-right')}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map((row) => (
          <tr key={rowKey(row)} className="block border-t border-border px-3.5 py-3 md:table-row md:p-0">
            {columns.map((column) => (
              <td key={column.key} className={cellClass(column)}>
                {(column.phone ?? 'line') === 'line' && (
                  <span className="flex-1 text-left text-muted md:hidden">{column.header}</span>
                )}
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function cellClass({ phone = 'line', align }: Pick<Column<unknown>, 'phone' | 'align'>): string {
  return clsx(
    'md:table-cell md:px-4 md:py-2.5 md:align-middle',
    phone === 'none' && 'hidden',
    phone === 'title' && 'block pb-1 text-name font-semibold md:text-base md:font-medium',
    phone === 'line' && 'flex flex-wrap justify-end gap-x-4 py-0.5 text-right md:text-left',
    align === 'right' && 'md:text-right',
  );
}
