import { findColumns, hiddenHeads, type ListColumns } from './columns';
import { isDocumentHead, kindOfHead, lengthOfHead } from './heads';
import { readHeadless } from './read-headless';
import { readRow, type ListState } from './read-row';
import { settleShift } from './shifted-row';
import { cellAt, isFilled, type Sheet, type SheetRow, type TableLine, type TableRules } from './sheet';

/** What sheets ask for. */
export interface OrderTable {
  readonly lines: readonly TableLine[];
  /** A list in one column, each row a line: it is read as a message. */
  readonly text: string;
  /** Names of the sheets that were read, where there are several. */
  readonly sheets: readonly string[];
  /** Heads of the columns that were left out, because they are hidden. */
  readonly hiddenColumns: readonly string[];
}

/** Lists have titles and addresses above their heads. */
const MAX_HEAD_ROW = 50;

/** The lines of all sheets that have names and quantities, in their order; the others are passed over. */
export function readSheets(sheets: readonly Sheet[], rules: TableRules): OrderTable {
  const lists = sheets.map((sheet) => ({ sheet, ...readSheet(sheet, rules) }));
  const hasHeads = lists.some(({ kind }) => kind === 'heads');
  const clear = lists.filter(({ kind, lines }) => (kind === 'heads' || kind === 'clear') && lines.length > 0);
  const [asked] = lists.filter(({ kind }) => kind === 'unclear');
  const read = clear.length > 0 || hasHeads || !asked ? clear : [asked];
  const [column] = lists.filter(({ kind }) => kind === 'column');
  return {
    lines: read.flatMap(({ lines }) => lines),
    text: read.length > 0 || hasHeads || !column ? '' : columnText(column.sheet),
    sheets: read.length > 1 ? read.map(({ sheet }) => sheet.name) : [],
    hiddenColumns: [...new Set(lists.flatMap(({ hiddenColumns }) => hiddenColumns))],
  };
}

interface SheetLines {
  readonly kind: 'heads' | 'clear' | 'unclear' | 'column';
  readonly lines: readonly TableLine[];
  readonly hiddenColumns: readonly string[];
}

function readSheet(sheet: Sheet, rules: TableRules): SheetLines {
  const list = readList(sheet, rules);
  if (list) return { kind: 'heads', ...list };
  if (listsDocuments(sheet)) return { kind: 'heads', lines: [], hiddenColumns: [] };
  const headless = readHeadless(sheet, rules);
  if (!headless) return { kind: 'column', lines: [], hiddenColumns: [] };
  return { kind: headless.isClear ? 'clear' : 'unclear', lines: headless.lines, hiddenColumns: [] };
}

/** A history of orders: documents with their sums, and no goods. */
function listsDocuments({ rows }: Sheet): boolean {
  return rows[0]?.cells.some(({ text }) => isDocumentHead(text)) === true;
}

function columnText({ rows }: Sheet): string {
  return rows.map(({ cells }) => cells.map(({ text }) => text).join('')).join('\n');
}

/** How many columns the heads of a sheet name; 0 without heads of names and quantities. */
export function countHeads({ rows, hiddenColumns }: Sheet): number {
  const head = rows.slice(0, MAX_HEAD_ROW).find((row, at) => findColumns(row, rows[at + 1], hiddenColumns));
  return head?.cells.filter(({ text }) => kindOfHead(text) !== null || lengthOfHead(text) !== null).length ?? 0;
}

/** Null for a sheet without heads. Heads that come again, or other ones further down, hold for the rows below them. */
function readList({ rows: all, hiddenColumns: hidden, isText }: Sheet, rules: TableRules) {
  const rows = all.filter(isFilled);
  const lines: TableLine[] = [];
  const hiddenColumns: string[] = [];
  let lists: readonly (readonly [ListColumns, ListState])[] = [];
  let heads: SheetRow | undefined;
  for (let at = 0; at < rows.length; at += 1) {
    const [row, next] = [rows[at], rows[at + 1]];
    if (!row || (!heads && at >= MAX_HEAD_ROW)) break;
    const found = mayBeHead(row, heads) ? findColumns(row, next, hidden) : null;
    if (found) {
      lists = found.lists.map((columns) => [columns, { heading: '', sums: new Map() }] as const);
      heads = row;
      hiddenColumns.push(...hiddenHeads(row, hidden));
      at += found.rows - 1;
      continue;
    }
    for (const [columns, state] of lists)
      lines.push(
        ...readRow(
          { row: isText && lists.length === 1 ? settleShift(row, columns, rules) : row, next, columns, rules },
          state,
        ),
      );
  }
  return heads ? { lines, hiddenColumns } : null;
}

/** Below the first heads only their name head again, or words alone. */
function mayBeHead(row: SheetRow, heads: SheetRow | undefined): boolean {
  if (!heads) return true;
  const isSame = heads.cells.some(({ text }, at) => kindOfHead(text) === 'name' && text === cellAt(row, at).text);
  return isSame || row.cells.every(({ text, number }) => number === undefined && !/^\d/.test(text));
}
