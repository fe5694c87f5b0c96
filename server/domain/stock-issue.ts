import type { OfferedQuantity, OfferedSplit } from './rejected-line';

export interface StockIssue {
  readonly message: string;
  readonly offers: readonly OfferedQuantity[];
  readonly splits?: readonly OfferedSplit[] | undefined;
}

/** A line that could not be ordered. `quantity`: what it asked for, in its own unit; another quantity is another matter. */
export interface OrderShortage extends StockIssue {
  readonly quantity: number;
}

export interface Shortage {
  readonly productId: string;
  readonly available: number;
}
