/** The balance and the agreed limit, kopiykas; a negative balance is debt. */
export interface CreditStatus {
  readonly balance: number | null;
  readonly creditLimit: number | null;
}

/** How an order stands against the limit of debt, kopiykas. */
export interface CreditUse {
  readonly limit: number;
  readonly debt: number;
  /** Debt and this order, less what was paid ahead. */
  readonly used: number;
  /** What would be left; negative above the limit. */
  readonly left: number;
  readonly isOver: boolean;
}

/** Counts an order, 0 where there is none, against the limit; null where none is agreed (a limit of 0 or none). */
export function countCredit({ balance, creditLimit }: CreditStatus, orderTotal: number): CreditUse | null {
  if (creditLimit === null || creditLimit <= 0) return null;
  const debt = -(balance ?? 0);
  const used = Math.max(0, debt + orderTotal);
  return { limit: creditLimit, debt: Math.max(0, debt), used, left: creditLimit - used, isOver: used > creditLimit };
}
