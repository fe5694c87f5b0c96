import { kyivDay } from '~/domain/kyiv-time';
import { privateFile } from './file-loader.server';
import { writeCsv, type CsvCell } from './write-csv';

/** A column of a file: its head, and what of each row stands in it. */
export interface CsvColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => CsvCell;
}

/**
 * Rows as a customer's own file, named after today.
 * @param note a last line of its own: what the file leaves out
 */
export function csvFile<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  note: string | null,
): Response {
  const text = writeCsv([
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
    ...(note === null ? [] : [[note]]),
  ]);
  return new Response(text, {
    headers: privateFile('text/csv; charset=utf-8', `attachment; filename="${name}-${kyivDay(new Date())}.csv"`),
  });
}
