/** The balance and the agreed limit, kopiykas; a negative balance is debt. */
export interface Standing {
  readonly balance: number | null;
  readonly creditLimit: number | null;
}

/** How an order stands against the limit of debt, kopiykas. */
export interface CreditUse {
  readonly limit: number;
  readonly debt: number;
  /** Debt and this order. */
  readonly used: number;
  /** What would be left; negative above the limit. */
  readonly left: number;
  readonly isOver: boolean;
}

/** Counts an order, 0 where there is none, against the limit; null where none is agreed (a limit of 0 or none). */
export function countCredit({ balance, creditLimit }: Standing, orderTotal: number): CreditUse | null {
  if (creditLimit === null || creditLimit <= 0) return null;
  const debt = Math.max(0, -(balance ?? 0));
  const used = debt + orderTotal;
  return { limit: creditLimit, debt, used, left: creditLimit - used, isOver: used > creditLimit };
}
