import { type Money } from '~server/contract/money';

/** A cart line of an order; quantity in pieces. */
export interface OrderLine {
  readonly itemId: string;
  readonly productId: string;
  readonly quantity: number;
  readonly price: Money;
  readonly discount: Money;
  readonly total: Money;
  /** Stock for this line. */
  readonly available: number;
  /** Its current price, pack and stock could not be loaded. */
  readonly isUnverified: boolean;
}

/** The cart of an order. */
export interface OrderCart {
  readonly lines: readonly OrderLine[];
  readonly total: Money;
}
