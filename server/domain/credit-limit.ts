import { add, compare, most, negate, signOf, subtract, type Money } from '../contract/money';

/** A negative balance is debt. */
export interface CreditStatus {
  readonly balance: Money | null;
  readonly creditLimit: Money | null;
}

/** `used`: debt and this order, less prepayment. `left` is negative above the limit. */
export interface CreditUse {
  readonly limit: Money;
  readonly debt: Money;
  readonly used: Money;
  readonly left: Money;
  readonly isOver: boolean;
}

/** Credit used by the balance and an order; null where no limit is agreed (0 or none). */
export function calculateCreditUse({ balance, creditLimit }: CreditStatus, orderTotal: Money): CreditUse | null {
  if (creditLimit === null || signOf(creditLimit) <= 0) return null;
  const none = { ...creditLimit, amount: 0 };
  const debt = negate(balance ?? none);
  const used = most(none, add(debt, orderTotal));
  return {
    limit: creditLimit,
    debt: most(none, debt),
    used,
    left: subtract(creditLimit, used),
    isOver: compare(used, creditLimit) > 0,
  };
}
