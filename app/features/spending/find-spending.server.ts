import type { RequestContext } from '~/bff/context.server';
import { loadWholeList } from '~/data/read-pages.server';
import { addDays, kyivDay } from '~server/domain/kyiv-time';
import {
  DAYS_TO_INVOICE,
  findSpending,
  spendingTypes,
  type DayRange,
  type FoundSpending,
} from '~server/domain/spending';
import { MAX_PER_PAGE } from '~server/api/paging';
import { endpoints } from '~server/contract/endpoints';

const MAX_PAGES = 20;
export const MAX_DOCUMENTS = MAX_PAGES * MAX_PER_PAGE;
/** What a month is compared with, and orders of the documents in it. */
const DAYS_BEFORE = 31 + DAYS_TO_INVOICE;

export interface LoadedSpending extends FoundSpending {
  /** The first day whose documents are all known; null where everything is. */
  readonly knownFrom: string | null;
}

/** What was spent in a range, read with what may belong to it before and after. @throws WholesaleError */
export async function loadSpending(ctx: RequestContext, { from, to }: DayRange): Promise<LoadedSpending> {
  const last = addDays(to, DAYS_TO_INVOICE);
  const query = {
    documentType: spendingTypes,
    dateFrom: addDays(from, -DAYS_BEFORE),
    ...(last < kyivDay(new Date()) ? { dateTo: last } : {}),
    perPage: MAX_PER_PAGE,
  };
  const { entries, isCut } = await loadWholeList(
    (page) => ctx.api.call(endpoints.documents.list, { query: { ...query, page } }),
    MAX_PAGES,
  );
  const days = entries.map(({ date }) => kyivDay(new Date(date))).sort();
  return { ...findSpending(entries), knownFrom: isCut ? addDays(days[0] ?? to, 1) : null };
}
