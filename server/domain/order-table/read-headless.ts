import { joinAmounts, readAmount } from './amounts';
import { isTotal, lengthOf } from './heads';
import {
  cellAt,
  isFilled,
  MAX_TEXT,
  type Cell,
  type Sheet,
  type SheetRow,
  type TableLine,
  type TableRules,
} from './sheet';

interface HeadlessList {
  readonly lines: readonly TableLine[];
  /** Whether one column holds the quantities; otherwise each row is asked. */
  readonly isClear: boolean;
}

/** A list without heads: the only column of whole numbers that are no lengths holds the quantities. Null for a sheet of one column. */
export function readHeadless(sheet: Sheet, rules: TableRules): HeadlessList | null {
  const rows = sheet.rows.filter(isFilled);
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => at).filter(
    (at) => !sheet.hiddenColumns.has(at) && rows.some((row) => cellAt(row, at).text !== '') && !isNumbering(rows, at),
  );
  if (columns.length < 2) return null;
  const counts = columns.filter((at) => holdsCounts(rows, at));
  const wanted =
    counts.length > 1 ? counts.filter((at) => !rows.every((row) => lengthOf(cellAt(row, at).text) !== null)) : counts;
  const length = columns.find((at) => !wanted.includes(at) && rows.every((row) => isLengthOrEmpty(cellAt(row, at))));
  const [quantity] = wanted;
  const isClear = wanted.length === 1 && quantity !== undefined;
  const numbers = isClear ? [quantity] : columns.filter((at) => at !== length);
  return { isClear, lines: rows.flatMap((row) => lineOf(row, columns, { numbers, length, isClear }, rules) ?? []) };
}

interface Found {
  readonly numbers: readonly number[];
  readonly length: number | undefined;
  readonly isClear: boolean;
}

function lineOf(
  row: SheetRow,
  columns: readonly number[],
  { numbers, length, isClear }: Found,
  rules: TableRules,
): TableLine | null {
  const reads = numbers.map((at) => ({ kind: '', read: readAmount(cellAt(row, at), 'piece', rules.language) }));
  const amounts = isClear ? reads : reads.filter(({ read }) => read && 'amount' in read);
  const names = columns
    .filter((at) => at !== length && (isClear ? !numbers.includes(at) : true))
    .map((at) => cellAt(row, at))
    .filter(({ text, number }) => number === undefined && /\p{L}/u.test(text));
  const name = names
    .map(({ text }) => text)
    .join(' ')
    .slice(0, MAX_TEXT)
    .trim();
  const wanted = joinAmounts(amounts);
  if (!wanted || isTotal(name)) return null;
  const lengthCm = lengthOf(cellAt(row, length).text);
  const leftOut = row.isHidden ? 'hidden' : null;
  return { name: name || rules.nameRow(row.number), lengthCm, ...wanted, lot: null, leftOut };
}

/** 1, 2, 3 and so on. */
function isNumbering(rows: readonly SheetRow[], at: number): boolean {
  return rows.length > 1 && rows.every((row, index) => cellAt(row, at).text.replace(/\.$/, '') === String(index + 1));
}

function holdsCounts(rows: readonly SheetRow[], at: number): boolean {
  const filled = rows.map((row) => cellAt(row, at)).filter(({ text }) => text !== '');
  return filled.length > rows.length / 2 && filled.every(({ text }) => /^\d+(?:\s?\p{L}+\.?)?$/u.test(text));
}

function isLengthOrEmpty({ text }: Cell): boolean {
  return text === '' || lengthOf(text) !== null;
}
