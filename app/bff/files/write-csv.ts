import { dottedDay } from '~server/domain/kyiv-time';
import { toDecimal } from '~server/contract/money';
import type { TableCell } from './table';

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Writes CSV for Excel in Ukraine: semicolons, decimal commas, days as '20.11.2026', one line per row. */
export function writeCsv(rows: readonly (readonly TableCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(writeCell).join(';')}\r\n`).join('');
}

function writeCell(cell: TableCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (typeof cell === 'object') {
    return 'day' in cell ? dottedDay(cell.day) : toDecimal(cell).toFixed(2).replace('.', ',');
  }
  const text = disarm(cell);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Escapes a text that a spreadsheet would run as a formula. */
function disarm(text: string): string {
  return /^\s*[=+\-@\t\r]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
}
