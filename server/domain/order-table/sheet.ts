import { cleanText } from '../clean-text';
import type { Unit } from '../unit-words';

/** A cell as the sheet shows it. */
export interface Cell {
  /** One line; empty for an empty cell. */
  readonly text: string;
  /** Of a cell that holds a number: rounded as it is shown. */
  readonly number?: number;
  /** The cell above reaches down to here. */
  readonly isBelow?: boolean;
}

export interface SheetRow {
  /** As the sheet counts its rows, from 1. */
  readonly number: number;
  readonly cells: readonly Cell[];
  readonly isHidden?: boolean;
}

/** A sheet, a page's table, a CSV file or a table in a message; columns count from 0. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly SheetRow[];
  readonly hiddenColumns: ReadonlySet<number>;
  /** Cells are parted by signs: one sign too many moves the cells behind it. */
  readonly isText?: boolean;
}

/** How many of what: `count` is a decimal with a point. */
export interface Amount {
  readonly count: string;
  readonly unit: Unit;
}

/** A line of a table that asks for goods. */
export interface TableLine {
  readonly name: string;
  readonly lengthCm: number | null;
  /** One where it is clear; several that contradict each other; none beside a `cell`. */
  readonly amounts: readonly Amount[];
  /** What stands in the place of a quantity and is none. */
  readonly cell: string | null;
  /** A lot of the portal's own price list, with price each and stock in pieces of the day it was written. */
  readonly lot: { readonly productId: string; readonly price: number | null; readonly stock: number | null } | null;
  /** Why the line is left out until the customer wants it. */
  readonly leftOut: 'hidden' | 'cancelled' | null;
}

export interface TableRules {
  readonly language: 'uk' | 'en' | 'ru';
  /** Whether a text names a species and nothing else, and whether it names one at all. */
  readonly isSpecies: (text: string) => boolean;
  readonly namesSpecies: (text: string) => boolean;
  /** Missing while the catalogue is not indexed. */
  readonly isKnownProduct?: ((text: string) => boolean) | undefined;
  /** Names a row that has a quantity and no name. */
  readonly nameRow: (number: number) => string;
}

export const MAX_TEXT = 150;
const emptyCell: Cell = { text: '' };

/** A cell of a text file or a page. */
export function textCell(text: string): Cell {
  return { text: oneLine(text) };
}

/** One line of at most 150 characters, without the apostrophe that keeps a spreadsheet from running it. */
export function oneLine(text: string): string {
  return cleanText(text.replace(/\s+/g, ' '))
    .replace(/^'\s*(?=[=+\-@])/, '')
    .slice(0, MAX_TEXT)
    .trim();
}

/** The sheet of a text, in which nothing is hidden. */
export function textSheet(name: string, records: readonly (readonly string[])[]): Sheet {
  const rows = records.map((record, at) => ({ number: at + 1, cells: record.map(textCell) }));
  return { name, rows: rows.filter(isFilled), hiddenColumns: new Set(), isText: true };
}

export function isFilled({ cells }: SheetRow): boolean {
  return cells.some(({ text }) => text !== '');
}

export function cellAt(row: SheetRow | undefined, column: number | undefined): Cell {
  return (column === undefined ? undefined : row?.cells[column]) ?? emptyCell;
}
