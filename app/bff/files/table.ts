import type { Money } from '~server/contract/money';

/** A day of the calendar, such as '2026-11-20'. */
export interface CalendarDay {
  readonly day: string;
}

export type TableCell = string | Money | CalendarDay | number | null;

export interface TableColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => TableCell;
  /** Only in XLSX: a column to fill in, or one that is not shown. */
  readonly xlsx?: 'input' | 'hidden' | undefined;
}

/** What a file has, in either format. */
export interface Table<Row> {
  /** Name of the sheet. */
  readonly title: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  /** Last line of the file: what is left out. */
  readonly note?: string | null | undefined;
}
