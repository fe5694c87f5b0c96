import { kyivDay } from '~server/domain/kyiv-time';
import { privateFile } from './file-loader.server';
import type { CalendarDay, Table } from './table';
import { writeCsv } from './write-csv';
import { writeXlsx } from './write-xlsx.server';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * A table as a download: XLSX at addresses that end in `.xlsx`, else CSV.
 * @param name of the file, without its ending
 */
export async function tableFile<Row>(request: Request, name: string, table: Table<Row>): Promise<Response> {
  const isXlsx = /\.xlsx\/?$/i.test(new URL(request.url).pathname);
  const disposition = `attachment; filename="${name}.${isXlsx ? 'xlsx' : 'csv'}"`;
  return isXlsx
    ? new Response(await writeXlsx(table), { headers: privateFile(XLSX_TYPE, disposition) })
    : new Response(tableCsv(table), { headers: privateFile('text/csv; charset=utf-8', disposition) });
}

/** 'history-2026-11-20': the name of a file that shows the state of today. */
export function datedName(name: string): string {
  return `${name}-${kyivDay(new Date())}`;
}

/** The day of a time in Kyiv. */
export function dayCell(time: string | null): CalendarDay | null {
  return time === null ? null : { day: kyivDay(new Date(time)) };
}

function tableCsv<Row>({ columns, rows, note }: Table<Row>): string {
  const shown = columns.filter(({ xlsx }) => xlsx === undefined);
  return writeCsv([
    shown.map(({ header }) => header),
    ...rows.map((row) => shown.map(({ cell }) => cell(row))),
    ...(note ? [[note]] : []),
  ]);
}
