import { FileError } from './file-error';
import { walkMarkup, type Attributes } from './walk-markup.server';

export interface RawCell {
  readonly column: number;
  /** `s` for a shared string, `e` for an error, and the like. */
  readonly type: string;
  readonly style: number;
  /** Null where the file has none. */
  value: string | null;
  /** Null without a formula. */
  formula: string | null;
}

export interface RawRow {
  readonly number: number;
  readonly isHidden: boolean;
  readonly cells: RawCell[];
}

export interface RawSheet {
  /** In the order of their numbers. */
  readonly rows: readonly RawRow[];
  readonly merges: readonly Area[];
  readonly hiddenColumns: ReadonlySet<number>;
}

/** Rows count from 1, columns from 0. */
interface Area {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

const MAX_COLUMN = 16_384;
const MAX_ROW = 1_048_576;

/** The cells of a worksheet, with what is hidden and merged. Rows and cells without a place follow the one before them. @throws {FileError} */
export function readSheetXml(xml: string): RawSheet {
  const rows: RawRow[] = [];
  const merges: Area[] = [];
  const hiddenColumns = new Set<number>();
  let areRowsHidden = false;
  let cell: RawCell | undefined;
  let into: 'value' | 'formula' | null = null;
  const opened: Readonly<Record<string, (attributes: Attributes) => void>> = {
    sheetFormatPr: ({ zeroHeight }) => (areRowsHidden = isOn(zeroHeight)),
    col: (attributes) => hideColumns(hiddenColumns, attributes),
    row: ({ r, hidden, ht }) => {
      const number = r === undefined ? (rows.at(-1)?.number ?? 0) + 1 : Number(r);
      if (!Number.isInteger(number) || number < 1 || number > MAX_ROW) throw new FileError('broken');
      rows.push({
        number,
        isHidden: hidden === undefined ? areRowsHidden || Number(ht) === 0 : isOn(hidden),
        cells: [],
      });
    },
    c: ({ r, t = 'n', s = '0' }) => {
      const before = rows.at(-1)?.cells;
      const column = r === undefined ? (before?.at(-1)?.column ?? -1) + 1 : placeOf(r).column;
      cell = { column, type: t, style: Number(s), value: null, formula: null };
      before?.push(cell);
    },
    v: () => {
      into = 'value';
      if (cell) cell.value = '';
    },
    t: () => (into = cell ? 'value' : null),
    f: () => {
      into = 'formula';
      if (cell) cell.formula = '';
    },
    rPh: () => (cell = undefined),
    mergeCell: ({ ref = '' }) => merges.push(areaOf(ref)),
  };
  walkMarkup(xml, {
    open: (name, attributes) => opened[name]?.(attributes),
    text: (part) => {
      if (cell && into) cell[into] = (cell[into] ?? '') + part;
    },
    close: (name) => {
      if (name === 'c') cell = undefined;
      if (['v', 't', 'f'].includes(name)) into = null;
    },
  });
  return { rows: rows.sort((one, other) => one.number - other.number), merges, hiddenColumns };
}

export function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

function hideColumns(hidden: Set<number>, { min, max, hidden: isHidden, width }: Attributes): void {
  if (!isOn(isHidden) && Number(width) !== 0) return;
  for (let at = Number(min); at <= Math.min(Number(max), MAX_COLUMN); at += 1) hidden.add(at - 1);
}

/** @throws {FileError} */
function placeOf(address: string) {
  const [, letters = '', row = ''] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(address) ?? [];
  const column = Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  if (letters === '' || column >= MAX_COLUMN) throw new FileError('broken');
  return { column, row: Number(row) };
}

function areaOf(ref: string): Area {
  const [first = '', last = first] = ref.split(':');
  const { column, row } = placeOf(first);
  return { column, from: row, to: placeOf(last).row };
}
