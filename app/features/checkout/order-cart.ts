import { type Money } from '~server/contract/money';

export interface OrderLine {
  readonly itemId: string;
  readonly productId: string;
  readonly quantity: number;
  readonly price: Money;
  readonly discount: Money;
  readonly total: Money;
  readonly available: number;
  /** Its current price, pack and stock could not be loaded. */
  readonly isUnverified: boolean;
}

export interface OrderCart {
  readonly lines: readonly OrderLine[];
  readonly total: Money;
}
