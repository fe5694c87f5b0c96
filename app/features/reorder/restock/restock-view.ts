import type { OrderLine } from '~/features/reorder/sheet/order-line';

export interface SheetChoice {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

export interface RestockView {
  /** URL of this page, which handles the form. */
  readonly action: string;
  readonly lead: string;
  readonly periods: readonly SheetChoice[];
  readonly fillings: readonly SheetChoice[];
  /** Messages about what could not be loaded. */
  readonly degradation: readonly string[];
  /** Pieces in the cart. */
  readonly held: number;
  readonly lines: readonly OrderLine[];
}
