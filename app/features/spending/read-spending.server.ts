import type { RequestContext } from '~/bff/context.server';
import { addDays } from '~server/domain/kyiv-time';
import { daysOfMonth } from '~server/domain/months';
import {
  monthsIn,
  sumByCategory,
  sumOf,
  weeksIn,
  within,
  type CategorySum,
  type DayRange,
  type PeriodSum,
} from '~server/domain/spending';
import { loadSpending, type LoadedSpending } from './find-spending.server';
import { loadCategories, loadItems } from './load-items.server';
import { daysBefore, type SpendingRequest } from './spending-request';

/** A period of the chart; null where not all of its documents are known. */
export interface Period {
  readonly range: DayRange;
  readonly sum: PeriodSum | null;
}

export interface MonthSpending {
  readonly sum: PeriodSum;
  /** What it is compared with. */
  readonly before: PeriodSum | null;
  readonly categories: readonly CategorySum[];
  /** Documents whose items were not read. */
  readonly unread: number;
}

export interface SpendingOfYear {
  readonly periods: readonly Period[];
  /** Of the known periods. */
  readonly sum: PeriodSum;
  readonly knownFrom: string | null;
  /** Documents in the range without a total. */
  readonly withoutTotal: number;
  /** The last month and the one before it; of the newest range alone. */
  readonly latest: { readonly sum: PeriodSum; readonly before: PeriodSum | null } | null;
  /** Null where none is chosen or its documents are more than are read. */
  readonly month: MonthSpending | null;
}

/** Reads what a request asks for: one list of documents, and the items of a chosen month. @throws WholesaleError */
export async function readSpending(ctx: RequestContext, request: SpendingRequest): Promise<SpendingOfYear> {
  const { range, by } = request;
  const year = await loadSpending(ctx, range);
  const ranges = by === 'week' ? weeksIn(range) : monthsIn(range);
  const knownRanges = ranges.filter((each) => sumIfKnown(year, each));
  const last = monthsIn(range).at(-1);
  return {
    periods: ranges.map((each) => ({ range: each, sum: sumIfKnown(year, each) })),
    sum: sumOf(year.entries, { ...range, from: knownRanges[0]?.from ?? addDays(range.to, 1) }),
    knownFrom: year.knownFrom && year.knownFrom > range.from ? year.knownFrom : null,
    withoutTotal: year.withoutTotal.filter((day) => day >= range.from && day <= range.to).length,
    latest: request.year === null && last ? compareMonth(year, last) : null,
    month: request.month === null ? null : await readMonth(ctx, year, monthRange(request.month, range)),
  };
}

/** The days of a month that a range has. */
export function monthRange(month: string, range: DayRange): DayRange {
  const { dateFrom, dateTo } = daysOfMonth(month);
  return { from: dateFrom, to: dateTo < range.to ? dateTo : range.to };
}

async function readMonth(ctx: RequestContext, year: LoadedSpending, range: DayRange): Promise<MonthSpending | null> {
  const isKnown = year.knownFrom === null || year.knownFrom <= daysBefore(range).from;
  const known = isKnown ? year : await loadSpending(ctx, range);
  const compared = compareMonth(known, range);
  if (!compared) return null;
  const entries = within(known.entries, range);
  const itemsOf = await loadItems(ctx, entries);
  const productIds = entries.flatMap(({ document }) => itemsOf(document)?.map(({ productId }) => productId) ?? []);
  return {
    ...compared,
    categories: sumByCategory(entries, itemsOf, await loadCategories(ctx, productIds)),
    unread: entries.filter(({ document }) => itemsOf(document) === null).length,
  };
}

function compareMonth(spending: LoadedSpending, range: DayRange) {
  const sum = sumIfKnown(spending, range);
  return sum && { sum, before: sumIfKnown(spending, daysBefore(range)) };
}

function sumIfKnown({ entries, knownFrom }: LoadedSpending, range: DayRange): PeriodSum | null {
  return knownFrom !== null && range.from < knownFrom ? null : sumOf(entries, range);
}
