import { kyivDay } from '~/domain/kyiv-time';
import { privateFile } from './file-loader.server';
import { writeCsv, type CsvCell } from './write-csv';

export interface CsvColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => CsvCell;
}

/** A CSV download named after today's date. @param note last line of the file: what is left out */
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
