import { normalizeNumber } from '../written-number';
import { parseUnitWord, type Unit } from '../unit-words';
import type { Amount, Cell, TableLine, TableRules } from './sheet';

/** What a cell asks for: an amount, nothing, or what stands there instead. */
type CellAmount = { readonly amount: Amount } | { readonly cell: string } | null;

export type Wanted = Pick<TableLine, 'amounts' | 'cell'>;

const MAX_CELL = 40;
const MAX_AMOUNTS = 8;
const MAX_COUNT = 1e9;

/** @param unit what a bare number counts; one that is not known is told with the number */
export function readAmount({ text, number }: Cell, unit: string, language: TableRules['language']): CellAmount {
  const at = text.search(/[^\d\s.,'’]/);
  const [figures, rest] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
  const count = number === undefined ? normalizeNumber(figures, language) : String(number);
  if (/^[-–—]?$/.test(text) || Number(count ?? NaN) === 0) return null;
  const own = rest === '' ? unit : parseUnitWord(rest);
  const isCount = count !== null && Number(count) > 0 && Number(count) < MAX_COUNT;
  if (isCount && own !== null && isUnit(own)) return { amount: { count, unit: own } };
  return { cell: [text, isUnit(unit) || rest !== '' ? '' : unit].join(' ').trim().slice(0, MAX_CELL) };
}

function isUnit(unit: string): unit is Unit {
  return unit === 'piece' || unit === 'pack';
}

/** The amounts of several columns. Two of one kind are not added up, and none is preferred. */
export function joinAmounts(found: readonly { readonly kind: string; readonly read: CellAmount }[]): Wanted | null {
  const filled = found.flatMap(({ kind, read }) => (read ? [{ kind, read }] : []));
  if (filled.length === 0) return null;
  const cells = filled.flatMap(({ read }) => ('cell' in read ? [read.cell] : []));
  if (cells.length > 0) return { amounts: [], cell: cells.join(' / ').slice(0, MAX_CELL) };
  const amounts = filled.flatMap(({ read }) => ('amount' in read ? [read.amount] : []));
  const areOne =
    new Set(filled.map(({ kind }) => kind)).size === filled.length &&
    amounts.every(({ count, unit }) => count === amounts[0]?.count && unit === amounts[0].unit);
  if (amounts.length > MAX_AMOUNTS)
    return {
      amounts: [],
      cell: amounts
        .map(({ count }) => count)
        .join(' / ')
        .slice(0, MAX_CELL),
    };
  return { amounts: areOne ? amounts.slice(0, 1) : amounts, cell: null };
}
