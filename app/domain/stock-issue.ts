import type { OfferedQuantity, OfferedSplit } from './rejected-line';

export interface StockIssue {
  readonly message: string;
  readonly offers: readonly OfferedQuantity[];
  readonly splits?: readonly OfferedSplit[] | undefined;
}

export interface Shortage {
  readonly productId: string;
  readonly available: number;
}
