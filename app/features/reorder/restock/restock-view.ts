import type { OrderLine } from '~/features/reorder/sheet/order-line';

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
  readonly lines: readonly OrderLine[];
}
