import { toDecimal, type Money } from '~server/contract/money';

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A text, money, a plain number, or nothing. */
export type CsvCell = string | Money | number | null;

/** A table as Excel in Ukraine opens it: semicolons, decimal commas, one line per row. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(writeCell).join(';')}\r\n`).join('');
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (typeof cell === 'object') return toDecimal(cell).toFixed(2).replace('.', ',');
  const text = disarm(cell);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A text that a spreadsheet would run as a formula is marked as a text; blanks before the sign do not hide it. */
function disarm(text: string): string {
  return /^\s*[=+\-@\t\r]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
}
