import { type Money } from '~server/contract/money';

/** A line of the cart as it is ordered; quantity in pieces. */
export interface OrderLine {
  readonly itemId: string;
  readonly productId: string;
  readonly quantity: number;
  readonly price: Money;
  readonly discount: Money;
  readonly total: Money;
  /** What the warehouse has for this line. */
  readonly available: number;
  /** Today's price, pack and stock could not be read. */
  readonly isUnverified: boolean;
}

/** The cart as it is ordered. */
export interface OrderCart {
  readonly lines: readonly OrderLine[];
  readonly total: Money;
}
