import type { Unit } from '../unit-words';
import { kindOfHead, lengthOf, lengthOfHead, unitOfHead, type ColumnKind } from './heads';
import { cellAt, type SheetRow } from './sheet';

/** A column of quantities; under `lengthCm` those of one length. */
export interface QuantityColumn {
  readonly at: number;
  readonly kind: ColumnKind;
  readonly unit: Unit | undefined;
  readonly lengthCm: number | null;
}

/** The columns of one list; two lists may stand side by side. */
export interface ListColumns {
  readonly names: readonly number[];
  readonly quantities: readonly QuantityColumn[];
  /** The sum of the quantities under lengths. */
  readonly total: QuantityColumn | undefined;
  readonly others: Partial<Record<ColumnKind, number>>;
  /** Columns up to the last that has a head. */
  readonly width: number;
}

interface Head {
  readonly at: number;
  readonly text: string;
  readonly kind: ColumnKind | null;
  readonly lengthCm: number | null;
}

/** Columns that are read though they are hidden: they hold facts, and no wishes. */
const mayBeHidden: ReadonlySet<ColumnKind> = new Set(['lot', 'price', 'stock', 'packSize']);

/** The lists under a row of heads, with the second row of heads where there is one; null for any other row. */
export function findColumns(row: SheetRow, next: SheetRow | undefined, hidden: ReadonlySet<number>) {
  if (!row.cells.some(({ text }) => kindOfHead(text) === 'name')) return null;
  const below = next && isSecondHead(row, next) ? next : undefined;
  const lists = splitLists(headsOf(row, below, hidden)).map(toColumns);
  return lists.every((list) => list !== null) ? { lists, rows: below ? 2 : 1 } : null;
}

/** Heads of columns that would ask for something, if they were shown. */
export function hiddenHeads(row: SheetRow, hidden: ReadonlySet<number>): string[] {
  return [...hidden].flatMap((at) => {
    const { text } = cellAt(row, at);
    const kind = kindOfHead(text) ?? (lengthOf(text) === null ? 'other' : 'length');
    return kind === 'other' || mayBeHidden.has(kind) ? [] : [text];
  });
}

function isSecondHead(row: SheetRow, next: SheetRow): boolean {
  const isName = (at: number) => kindOfHead(cellAt(row, at).text) === 'name';
  const own = next.cells
    .map((cell, at) => (cell.isBelow ? '' : cell.text) && { at, ...cell })
    .filter((cell) => cell !== '');
  return (
    own.length > 0 &&
    own.every(({ at, text, number }) => !isName(at) && (number === undefined || lengthOf(text) !== null)) &&
    own.some(({ text }) => kindOfHead(text) !== null || lengthOf(text) !== null) &&
    own.every(({ text }) => !/^\d/.test(text) || lengthOf(text) !== null || kindOfHead(text) === 'day') &&
    own.some(({ text }) => /\p{L}/u.test(text) || kindOfHead(text) === 'day')
  );
}

/** Of two rows the upper head stands for the empty ones beside it: 'Кількість' above 'пачок' and 'штук'. */
function headsOf(row: SheetRow, below: SheetRow | undefined, hidden: ReadonlySet<number>): Head[] {
  let above = '';
  const width = Math.max(row.cells.length, below?.cells.length ?? 0);
  return Array.from({ length: width }, (_, at): Head => {
    const own = cellAt(row, at).text;
    const lower = below && !cellAt(below, at).isBelow ? cellAt(below, at).text : '';
    above = own === '' && lower !== '' ? above : own;
    const text = [above, lower].filter(Boolean).join(' ');
    const kind = kindOfHead(lower === '' ? above : lower) ?? kindOfHead(text);
    if (kind === 'other' || kindOfHead(above) === 'other' || (hidden.has(at) && !(kind && mayBeHidden.has(kind))))
      return { at, text, kind: 'other', lengthCm: null };
    const lengthCm = lengthOfHead(lower) ?? lengthOfHead(above);
    return { at, text, kind: lengthCm === null ? kind : null, lengthCm };
  });
}

/** A name head that comes again begins another list beside the first. */
function splitLists(heads: readonly Head[]): Head[][] {
  const first = heads.find(({ kind }) => kind === 'name');
  const starts = heads.filter(({ kind, text }) => kind === 'name' && text === first?.text).map(({ at }) => at);
  return starts.map((start, list) =>
    heads.filter(({ at }) => at < (starts[list + 1] ?? Infinity) && (list === 0 || at >= start)),
  );
}

function toColumns(heads: readonly Head[]): ListColumns | null {
  const ofKind = (...kinds: readonly ColumnKind[]): QuantityColumn[] =>
    heads.flatMap(({ at, text, kind }) =>
      kind !== null && kinds.includes(kind) ? [{ at, kind, unit: unitOf(text, kind), lengthCm: null }] : [],
    );
  const lengths = heads.flatMap(({ at, text, lengthCm }): QuantityColumn[] =>
    lengthCm === null ? [] : [{ at, kind: 'count', unit: unitOfHead(text), lengthCm }],
  );
  const plain =
    [ofKind('order'), ofKind('count', 'pieces', 'packs'), ofKind('day')].find((list) => list.length > 0) ?? [];
  const names = ofKind('name').map(({ at }) => at);
  const isByLength = areLengths(
    heads.filter(({ lengthCm }) => lengthCm !== null),
    plain.length > 0,
    heads.find(({ kind }) => kind === 'name')?.text ?? '',
  );
  const quantities = isByLength ? lengths : plain;
  if (names.length === 0 || quantities.length === 0) return null;
  const others: Partial<Record<ColumnKind, number>> = {};
  for (const { at, kind } of heads) if (kind !== null) others[kind] ??= at;
  const width = (heads.findLast(({ text }) => text !== '')?.at ?? 0) + 1;
  return { names, quantities, total: isByLength ? plain[0] : undefined, others, width };
}

/** Figures alone are heads only where several differ and stand beside the one word of a name head. */
function areLengths(lengths: readonly Head[], hasQuantity: boolean, name: string): boolean {
  const areDifferent = new Set(lengths.map(({ lengthCm }) => lengthCm)).size === lengths.length;
  const areBare = lengths.every(({ text }) => /^\d+$/.test(text));
  const least = hasQuantity || areBare ? 2 : 1;
  return areDifferent && lengths.length >= least && !(areBare && /\s/.test(name));
}

function unitOf(text: string, kind: ColumnKind): Unit | undefined {
  if (kind === 'packs') return 'pack';
  return kind === 'pieces' ? 'piece' : unitOfHead(text);
}
