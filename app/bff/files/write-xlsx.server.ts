import writeExcelFile, { type Cell } from 'write-excel-file/node';
import { toDecimal } from '~server/contract/money';
import type { Table, TableCell } from './table';

const MONEY_FORMAT = '#,##0.00';
const DAY_FORMAT = 'dd.mm.yyyy';
const INPUT_COLOR = '#FFF7DB';
const HEADER_COLOR = '#E7EFE6';
const MIN_WIDTH = 8;
const MAX_WIDTH = 48;
/** The name of a sheet in Excel: at most 31 characters, none of these. */
const NOT_IN_TITLES = /[\\/?*[\]:']/g;
const MAX_TITLE = 31;

/** An Excel workbook of one sheet: numbers and days as such, the head row frozen, columns as wide as their content. */
export async function writeXlsx<Row>({ title, columns, rows, note }: Table<Row>): Promise<Buffer<ArrayBuffer>> {
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row)));
  const file = writeExcelFile(
    [
      columns.map(({ header }) => ({
        value: header,
        type: String,
        fontWeight: 'bold' as const,
        backgroundColor: HEADER_COLOR,
      })),
      ...cells.map((row) => row.map((cell, at) => toCell(cell, columns[at]?.xlsx === 'input'))),
      ...(note ? [[{ value: note, type: String }]] : []),
    ],
    {
      sheet: title.replace(NOT_IN_TITLES, ' ').slice(0, MAX_TITLE),
      stickyRowsCount: 1,
      columns: columns.map(({ header }, at) => ({ width: widthOf([header, ...cells.map((row) => row[at] ?? null)]) })),
    },
    {
      features: [
        {
          files: {
            transform: {
              'xl/worksheets/sheet{id}.xml': {
                transformElementAttributes: (tag, attributes, index) =>
                  tag === 'col' && index !== undefined && columns[index]?.xlsx === 'hidden'
                    ? { ...attributes, hidden: 1 }
                    : attributes,
              },
            },
          },
        },
      ],
    },
  );
  return Buffer.from(await file.toBuffer());
}

function toCell(cell: TableCell, isInput: boolean): Cell {
  if (cell === null) return isInput ? { value: '', type: String, backgroundColor: INPUT_COLOR } : null;
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (typeof cell === 'string') return { value: cell, type: String };
  return 'day' in cell
    ? { value: new Date(cell.day), type: Date, format: DAY_FORMAT }
    : { value: toDecimal(cell), type: Number, format: MONEY_FORMAT };
}

/** In characters of the usual font. */
function widthOf(cells: readonly TableCell[]): number {
  const longest = cells.reduce<number>((most, cell) => Math.max(most, lengthOf(cell)), 0);
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, longest + 2));
}

function lengthOf(cell: TableCell): number {
  if (cell === null) return 0;
  if (typeof cell === 'object') return 'day' in cell ? cell.day.length : toDecimal(cell).toFixed(2).length + 1;
  return String(cell).length;
}
