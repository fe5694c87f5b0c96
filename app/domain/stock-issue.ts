import type { OfferedQuantity, OfferedSplit } from './rejected-line';

/** A line of the cart asks for more than there is, and the quantities that would be taken instead. */
export interface StockIssue {
  readonly message: string;
  readonly offers: readonly OfferedQuantity[];
  readonly splits?: readonly OfferedSplit[] | undefined;
}

/** A product that an order is short of. */
export interface Shortage {
  readonly productId: string;
  /** Pieces. */
  readonly available: number;
}
