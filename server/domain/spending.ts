import type { CustomerDocument } from '../contract/documents';
import type { DocumentType } from '../contract/enumerations';
import { absolute, addUp, negate, signOf, subtract, type Money } from '../contract/money';
import { kyivDay } from './kyiv-time';
import { daysOfMonth, monthAfter } from './months';
import { createMoneyCoverage, indexReferences } from './same-money';

/** Types that spending is counted from. */
export const spendingTypes: DocumentType[] = ['order', 'sale', 'expenseInvoice', 'return', 'claimAct'];

/** Invoices may follow their orders so many days later. */
export const DAYS_TO_INVOICE = 45;

/** A document that counts; negative where money came back. */
export interface Spending {
  readonly document: CustomerDocument;
  /** Of the calendar in Kyiv. */
  readonly day: string;
  readonly amount: Money;
}

export interface FoundSpending {
  readonly entries: readonly Spending[];
  /** Days of documents that would count but have no total yet. */
  readonly withoutTotal: readonly string[];
}

/** First and last day, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export interface PeriodSum {
  readonly range: DayRange;
  readonly bought: Money;
  /** Not negative. */
  readonly returned: Money;
  readonly total: Money;
  readonly count: number;
}

/**
 * What was spent, each sum once: invoices, and orders that have none. Returns are taken off, and refunded claims, unless
 * a return or an invoice of the same order has done it. Neither cancelled nor preliminary documents count.
 */
export function findSpending(documents: readonly CustomerDocument[]): FoundSpending {
  const known = [...new Map(documents.map((document) => [document.id, document])).values()].filter(isValid);
  const namedWith = indexReferences(known);
  const isCovered = createMoneyCoverage(known, namedWith);
  const isDoneByOthers = (claim: CustomerDocument) => {
    const orders = namedWith(claim).filter(({ documentType }) => documentType === 'order');
    const returns = [claim, ...orders].some((each) => namedWith(each).some(isReturn));
    return returns || orders.some(isCovered);
  };
  const counted = known.flatMap((document) => {
    if (isReturn(document)) return { document, isReturned: true };
    if (document.documentType === 'claimAct')
      return document.paymentStatus === 'refunded' && !isDoneByOthers(document) ? { document, isReturned: true } : [];
    return isBought(document) && !isCovered(document) ? { document, isReturned: false } : [];
  });
  return {
    entries: counted.flatMap(({ document, isReturned }) => {
      if (document.total === null) return [];
      const amount = isReturned ? negate(absolute(document.total)) : document.total;
      return [{ document, day: dayOf(document), amount }];
    }),
    withoutTotal: counted.flatMap(({ document }) => (document.total === null ? [dayOf(document)] : [])),
  };
}

export function within(entries: readonly Spending[], { from, to }: DayRange): Spending[] {
  return entries.filter(({ day }) => day >= from && day <= to);
}

export function sumOf(entries: readonly Spending[], range: DayRange): PeriodSum {
  const amounts = within(entries, range).map(({ amount }) => amount);
  const bought = addUp(amounts.filter((amount) => signOf(amount) > 0));
  const returned = negate(addUp(amounts.filter((amount) => signOf(amount) < 0)));
  return { range, bought, returned, total: subtract(bought, returned), count: amounts.length };
}

/** The months of a range, oldest first; the first and the last may be shorter. */
export function monthsIn({ from, to }: DayRange): DayRange[] {
  const months: DayRange[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = monthAfter(month, 1)) {
    const { dateFrom, dateTo } = daysOfMonth(month);
    months.push({ from: dateFrom < from ? from : dateFrom, to: dateTo > to ? to : dateTo });
  }
  return months;
}

function isValid({ status }: CustomerDocument): boolean {
  return status !== 'canceled' && status !== 'preliminary';
}

function isReturn({ documentType }: CustomerDocument): boolean {
  return documentType === 'return';
}

function isBought({ documentType }: CustomerDocument): boolean {
  return documentType === 'order' || documentType === 'sale' || documentType === 'expenseInvoice';
}

function dayOf({ date }: CustomerDocument): string {
  return kyivDay(new Date(date));
}
