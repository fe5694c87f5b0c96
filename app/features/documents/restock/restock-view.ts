import { fillBoxes, type Box } from '~/sheet/boxes';
import type { BoughtView } from '../bought-view';

/** A product that can be had in place of one that cannot. */
export interface NearRow extends Box {
  readonly href: string;
  /** 'Los Nevados, Еквадор · 41,20 грн · є 100 шт' */
  readonly facts: string;
}

/** A product that was bought lately, then and now. */
export interface RestockRow extends BoughtView {
  /** In place of what cannot be had. */
  readonly near: readonly NearRow[];
}

/** A link that makes the sheet anew: another period, other quantities. */
export interface SheetChoice {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

export interface RestockView {
  /** Where the form is sent: the sheet itself. */
  readonly action: string;
  /** '12 замовлень, 38 позицій' */
  readonly lead: string;
  readonly periods: readonly SheetChoice[];
  readonly fillings: readonly SheetChoice[];
  /** What the sheet lacks, in sentences. */
  readonly gaps: readonly string[];
  /** Pieces of its goods that the cart holds. */
  readonly held: number;
  readonly rows: readonly RestockRow[];
}

/** Everything that can be ordered on the sheet. */
export function boxesOf(rows: readonly RestockRow[]): Box[] {
  return rows.flatMap((row) => [row, ...row.near]);
}

/** The rows filled in as an earlier form of the sheet was. */
export function fillRows(rows: readonly RestockRow[], form: FormData): RestockRow[] {
  return fillBoxes(rows, form).map((row) => ({ ...row, near: fillBoxes(row.near, form) }));
}
