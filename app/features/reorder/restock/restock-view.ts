import type { OrderLine } from '~/features/reorder/sheet/order-line';
import type { Money } from '~server/contract/money';

export interface Period {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

/** The sheet of what was bought in a period. */
export interface PeriodSheetView {
  /** URL of this page, which handles the form. */
  readonly action: string;
  readonly lead: string;
  /** Messages about what could not be loaded. */
  readonly degradation: readonly string[];
  /** Pieces in the cart. */
  readonly held: number;
  readonly lines: readonly OrderLine[];
  /** What the credit limit leaves after debt and cart; null when none is agreed. */
  readonly creditLeft: Money | null;
}

export interface RestockView extends PeriodSheetView {
  readonly periods: readonly Period[];
  /** On the sheet of a weekday, to choose another. */
  readonly weekdays: readonly Period[];
  /** Said where nothing is listed; null where the longest period may have more. */
  readonly empty: { readonly title: string; readonly advice: string } | null;
}
