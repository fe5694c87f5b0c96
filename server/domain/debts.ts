import type { CustomerDocument } from '../contract/documents';
import { addUp, type Money } from '../contract/money';
import { kyivDaysBetween } from './kyiv-time';
import { createMoneyCoverage } from './same-money';
import { isDue } from './unpaid';

/** Upper ends of the ages of debts, in days; the last has none. */
export const debtAges = [7, 14, 30, Infinity] as const;

export interface Debt {
  readonly document: CustomerDocument;
  /** Days of the calendar in Kyiv since its date. */
  readonly days: number;
}

export interface DebtAge {
  readonly upTo: number;
  readonly count: number;
  readonly total: Money;
}

/** Unpaid documents, oldest first, each sum once: an invoice stands for its order, and an order for its proforma. */
export function findDebts(documents: readonly CustomerDocument[], now: Date): Debt[] {
  const isCovered = createMoneyCoverage(documents);
  return documents
    .filter((document) => isOwed(document) && !isCovered(document))
    .map((document) => ({ document, days: kyivDaysBetween(new Date(document.date), now) }))
    .sort((one, other) => Date.parse(one.document.date) - Date.parse(other.document.date));
}

export function sumByAge(debts: readonly Debt[]): DebtAge[] {
  return debtAges.map((upTo, index) => {
    const from = debtAges[index - 1] ?? -Infinity;
    const same = debts.filter(({ days }) => days > from && days <= upTo);
    return { upTo, count: same.length, total: addUp(totalsOf(same)) };
  });
}

/** Totals of debts; a document without one is left out. */
export function totalsOf(debts: readonly Debt[]): Money[] {
  return debts.flatMap(({ document: { total } }) => total ?? []);
}

/** Preliminary orders are not owed yet; of documents without a payment status nothing is known. */
function isOwed(document: CustomerDocument): boolean {
  return isDue(document) && document.paymentStatus !== null && document.status !== 'preliminary';
}
