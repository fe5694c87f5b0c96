import { loadWholeList } from '~/data/read-pages.server';
import type { RequestContext } from '~/bff/context.server';
import { formatMoney, formatMonth, formatNumber, formatShortMoney, formatShortMonth } from '~/i18n/formats';
import { MAX_PER_PAGE } from '~server/api/paging';
import { orNull } from '~server/api/result';
import { endpoints } from '~server/contract/endpoints';
import { money } from '~server/contract/money';
import { addDays, kyivDay } from '~server/domain/kyiv-time';
import { daysOfMonth, monthAfter } from '~server/domain/months';
import { DAYS_TO_INVOICE, findSpending, monthsIn, spendingTypes, sumOf } from '~server/domain/spending';

const MONTHS = 12;
const MAX_PAGES = 20;

/** What was spent in each month of a year that ends with the current month, or with a chosen one before it; null where the API does not answer. */
export async function loadMonthSums(ctx: RequestContext, chosen: string, now: Date) {
  const today = kyivDay(now);
  const current = today.slice(0, 7);
  const last = chosen > monthAfter(current, -MONTHS) ? current : chosen;
  const from = daysOfMonth(monthAfter(last, 1 - MONTHS)).dateFrom;
  const end = daysOfMonth(last).dateTo;
  const to = end < today ? end : today;
  // Invoices follow their orders, and are counted in their place.
  const until = addDays(to, DAYS_TO_INVOICE);
  const query = {
    documentType: spendingTypes,
    dateFrom: addDays(from, -DAYS_TO_INVOICE),
    ...(until < today ? { dateTo: until } : {}),
    perPage: MAX_PER_PAGE,
  };
  const list = await orNull(
    loadWholeList((page) => ctx.api.call(endpoints.documents.list, { query: { ...query, page } }), MAX_PAGES),
  );
  if (!list) return null;
  const { entries, withoutTotal } = findSpending(list.entries);
  const [oldest = to] = list.entries.map(({ date }) => kyivDay(new Date(date))).sort();
  const knownFrom = list.isCut ? addDays(oldest, 1) : from;
  const sums = monthsIn({ from, to })
    .filter((range) => range.from >= knownFrom)
    .map((range) => ({ month: range.from.slice(0, 7), ...sumOf(entries, range) }));
  return toView(ctx, sums, {
    chosen,
    isCut: knownFrom > from,
    withoutTotal: withoutTotal.filter((day) => day >= from && day <= to).length,
  });
}

export type MonthSumsView = NonNullable<Awaited<ReturnType<typeof loadMonthSums>>>;

type MonthSum = { readonly month: string } & ReturnType<typeof sumOf>;

function toView(
  { t, language, links }: RequestContext,
  sums: readonly MonthSum[],
  { chosen, isCut, withoutTotal }: { chosen: string; isCut: boolean; withoutTotal: number },
) {
  if (sums.every(({ count }) => count === 0)) return null;
  const top = roundUp(Math.max(0, ...sums.map(({ total }) => total.amount)));
  return {
    // Which documents count, and which are left out.
    notes: [
      t('bundle:sums.rule'),
      ...(isCut ? [t('bundle:sums.cut', { most: formatNumber(language, MAX_PAGES * MAX_PER_PAGE) })] : []),
      ...(withoutTotal > 0 ? [t('bundle:sums.withoutTotal', { count: withoutTotal })] : []),
    ],
    axis: [formatShortMoney(language, money(top)), formatShortMoney(language, money(top / 2))] as const,
    bars: sums.map(({ month, total }, at) => ({
      key: month,
      fraction: total.amount / top,
      // Every second one, to fit a phone.
      label: at % 2 === 0 ? formatShortMonth(language, month) : null,
      isMarked: month === chosen,
    })),
    // The newest month first.
    rows: sums
      .map(({ month, total }) => ({
        key: month,
        label: formatMonth(language, month),
        href: links.to('documents', {}, { view: 'month', month }),
        isChosen: month === chosen,
        total: formatMoney(language, total),
      }))
      .reverse(),
  };
}

/** The next round sum of 1, 2, 4 or 6 and zeros, in kopiykas, for an axis with a half; at least two hryvnias. */
function roundUp(kopiykas: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(200, kopiykas)));
  return ([1, 2, 4, 6, 10].find((step) => step * power >= kopiykas) ?? 10) * power;
}
