import type { NamedLine } from '~/data/substitution-names.server';
import { type Money } from '~server/contract/money';

export interface OrderLine extends NamedLine {
  readonly itemId: string;
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
