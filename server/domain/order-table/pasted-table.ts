import { findColumns } from './columns';
import { readSheets } from './read-sheets';
import { textSheet, type TableLine, type TableRules } from './sheet';

export interface PastedTable {
  readonly lines: readonly TableLine[];
  /** The lines of the message around the table. */
  readonly rest: readonly string[];
}

const [MAX_HEAD, MAX_CELL] = [2_000, 2_000];
/** 'Видаткова накладна № ВН-000812' */
const title = /(?:№|No\.?)\s?\S*\d/u;

/** Takes the tables with heads, pasted with tabs, out of the lines of a message; of a printed document nothing else is left. */
export function takeTables(lines: readonly string[], rules: TableRules): PastedTable {
  const found: TableLine[] = [];
  const rest: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const { records, end } = isHead(lines, at) ? recordsBelow(lines, at) : noRecords;
    const table = readSheets([textSheet('', records)], rules);
    if (table.lines.length === 0) rest.push(...lines.slice(at, Math.max(end, at + 1)));
    else {
      found.push(...table.lines);
      const start = rest.findIndex((line) => !line.includes('\t') && title.test(line));
      if (start >= 0) return { lines: found, rest: rest.slice(0, start) };
    }
    at = Math.max(end - 1, at);
  }
  return { lines: found, rest };
}

const noRecords = { records: [], end: 0 };

function isHead(lines: readonly string[], at: number): boolean {
  const [line = '', next = ''] = lines.slice(at, at + 2);
  if (!line.includes('\t') || line.trim() === '' || line.length + next.length > MAX_HEAD) return false;
  const { rows, hiddenColumns } = textSheet('', [line.split('\t'), next.split('\t')]);
  return rows[0] !== undefined && findColumns(rows[0], rows[1], hiddenColumns) !== null;
}

/** The records from the heads on, and the line behind the last. A cell of several lines goes on until its record is complete. */
function recordsBelow(lines: readonly string[], head: number) {
  const width = lines[head]?.split('\t').length ?? 0;
  const isWhole = (cells: readonly string[]) => cells.length >= width && !isOpen(cells.at(-1));
  const lastTab = lines.findLastIndex((line) => line.includes('\t'));
  const records: string[][] = [];
  let end = head;
  let open: string[] = [];
  const close = (at: number, ...closed: string[][]) => {
    records.push(...closed.map((cells) => cells.map(unquote)));
    [end, open] = [at + 1, []];
  };
  for (let at = head; at < lines.length; at += 1) {
    const cells = (lines[at] ?? '').split('\t');
    const joined = open.length === 0 ? cells : joinCells(open, cells);
    const isNextWhole = isWhole((lines[at + 1] ?? '').split('\t'));
    if (open.length > 0 && (joined.length > width || (isWhole(cells) && !isOpen(open.at(-1))))) close(at, open, cells);
    else if (isWhole(joined) || (open.length === 0 && isNextWhole && !isOpen(cells.at(-1)))) close(at, joined);
    else if (at < lastTab) open = joined;
    else break;
  }
  return { records, end };
}

/** Of a cell that a printed paper breaks into lines the first counts; a quoted one is one text. */
function joinCells(open: readonly string[], [first = '', ...others]: readonly string[]): string[] {
  const last = open.at(-1) ?? '';
  return [...open.slice(0, -1), isOpen(last) ? `${last}\n${first}` : last || first, ...others];
}

function isOpen(cell = ''): boolean {
  return cell.startsWith('"') && cell.length < MAX_CELL && (cell.match(/"/g)?.length ?? 0) % 2 === 1;
}

function unquote(cell: string): string {
  return /^"(?:[^"]|"")*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}
