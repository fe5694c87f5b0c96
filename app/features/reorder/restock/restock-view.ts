import { fillQuantities, type QuantityInput } from '~/features/reorder/sheet/boxes';
import type { OrderedView } from '~/features/reorder/sheet/ordered-view';

/** A product that can be had in place of one that cannot. */
export interface SimilarRow extends QuantityInput {
  readonly href: string;
  /** 'Los Nevados, Еквадор · 41,20 грн · є 100 шт' */
  readonly facts: string;
}

/** A product that was bought lately, then and now. */
export interface RestockRow extends OrderedView {
  /** In place of what cannot be had. */
  readonly similar: readonly SimilarRow[];
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
export function quantityInputsOf(rows: readonly RestockRow[]): QuantityInput[] {
  return rows.flatMap((row) => [row, ...row.similar]);
}

/** The rows filled in as an earlier form of the sheet was. */
export function fillRows(rows: readonly RestockRow[], form: FormData): RestockRow[] {
  return fillQuantities(rows, form).map((row) => ({ ...row, similar: fillQuantities(row.similar, form) }));
}
