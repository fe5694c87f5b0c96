import { textCell, type Cell, type Sheet, type SheetRow } from '~server/domain/order-table/sheet';
import { walkMarkup, type Attributes } from './walk-markup.server';

const MAX_SPAN = 1_000;
const MAX_CELLS = 400_000;

interface OpenTable {
  readonly rows: (SheetRow & { readonly cells: Cell[] })[];
  /** Cells that reach down: by column how many rows are left. */
  readonly below: Map<number, { cell: Cell; left: number }>;
}

/** The tables of a page, as web systems export them under the name of a workbook; merged cells are filled down. */
export function readHtmlTables(html: string): Sheet[] {
  const tables: OpenTable[] = [];
  let [text, span, down] = ['', 1, 1];
  let [isCell, count] = [false, 0];
  const open = (name: string, attributes: Attributes) => {
    const table = tables.at(-1);
    if (name === 'table') tables.push({ rows: [], below: new Map() });
    if (name === 'tr' && table) addRow(table, attributes);
    if (name === 'br') text += ' ';
    if (name !== 'td' && name !== 'th') return;
    [text, isCell] = ['', true];
    span = spanOf(attributes['colspan']);
    down = spanOf(attributes['rowspan']);
  };
  const close = (name: string) => {
    const table = tables.at(-1);
    if ((name !== 'td' && name !== 'th') || !table) return;
    isCell = false;
    const cells = table.rows.at(-1)?.cells;
    count += span;
    if (!cells || count > MAX_CELLS) return;
    fillDown(table, cells);
    const cell = textCell(text);
    if (down > 1) table.below.set(cells.length, { cell: { ...cell, isBelow: true }, left: down - 1 });
    cells.push(cell, ...Array.from({ length: span - 1 }, () => ({ text: '' })));
  };
  walkMarkup(html, { open, close, text: (part) => (text += isCell ? part : '') }, { isXml: false });
  return tables.map(({ rows }, at) => ({ name: String(at + 1), rows, hiddenColumns: new Set<number>() }));
}

function addRow(table: OpenTable, { style = '', hidden }: Attributes): void {
  const last = table.rows.at(-1);
  if (last) fillDown(table, last.cells);
  const isHidden = hidden !== undefined || /display:\s*none/i.test(style);
  table.rows.push({ number: table.rows.length + 1, cells: [], isHidden });
}

/** Puts the cells that reach down to the next column. */
function fillDown({ below }: OpenTable, cells: Cell[]): void {
  for (let found = below.get(cells.length); found; found = below.get(cells.length)) {
    if (found.left > 1) below.set(cells.length, { ...found, left: found.left - 1 });
    else below.delete(cells.length);
    cells.push(found.cell);
  }
}

function spanOf(value: string | undefined): number {
  return Math.min(MAX_SPAN, Math.max(1, Math.trunc(Number(value)) || 1));
}
