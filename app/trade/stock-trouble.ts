import type { OfferedQuantity } from './refused-line';

/** A line of the cart asks for more than there is, and the quantities that would be taken instead. */
export interface StockTrouble {
  readonly message: string;
  readonly offers: readonly OfferedQuantity[];
}

/** A product that an order is short of. */
export interface Shortage {
  readonly productId: string;
  /** Pieces. */
  readonly available: number;
}
