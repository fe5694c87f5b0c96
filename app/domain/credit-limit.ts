import { add, compare, most, negate, signOf, subtract, type Money } from '~server/contract/money';

/** The balance and the agreed limit; a negative balance is debt. */
export interface CreditStatus {
  readonly balance: Money | null;
  readonly creditLimit: Money | null;
}

/** How an order stands against the limit of debt. */
export interface CreditUse {
  readonly limit: Money;
  readonly debt: Money;
  /** Debt and this order, less what was paid ahead. */
  readonly used: Money;
  /** What would be left; negative above the limit. */
  readonly left: Money;
  readonly isOver: boolean;
}

/** Counts an order, zero where there is none, against the limit; null where none is agreed (a limit of 0 or none). */
export function countCredit({ balance, creditLimit }: CreditStatus, orderTotal: Money): CreditUse | null {
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
