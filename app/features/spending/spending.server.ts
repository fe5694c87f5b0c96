import { data } from '@remix-run/node';
import { showCategoryTree } from '~/data/category-tree.server';
import type { RequestContext } from '~/bff/context.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { kyivDay } from '~server/domain/kyiv-time';
import { changeInPercent, type CategorySum, type PeriodSum } from '~server/domain/spending';
import { formatDate, formatMoney, formatMonth, formatNumber, formatPercent, formatShortMoney } from '~/i18n/formats';
import { isZero, money, zero, type Money } from '~server/contract/money';
import { MAX_DOCUMENTS } from './find-spending.server';
import { axisLabels, comparedLabel, periodLabel } from './period-labels.server';
import { monthRange, readSpending, type MonthSpending, type Period, type SpendingOfYear } from './read-spending.server';
import { parseSpendingRequest, toQuery, type SpendingRequest } from './spending-request';
import type { MonthView, SpendingLink, SpendingRow, SpendingView } from './spending-view';

/** Years of the calendar that are offered. */
const YEARS = 3;
/** Longer names of categories are cut in the chart; the table has them whole. */
const MAX_NAME = 24;

/** What was spent over a year, and by category in a chosen month; 422 for a time that is none or has not come. @throws WholesaleError */
export async function loadSpendingPage({ ctx, request: { url } }: RouteArgs) {
  const { t } = ctx;
  const request = parseSpendingRequest(new URL(url).searchParams, new Date());
  const spending = await readSpending(ctx, request);
  const view = await toSpendingView(ctx, request, spending);
  const page = { title: view.title, description: t('spending:pageDescription'), view };
  return request.error ? data(page, { status: 422 }) : page;
}

async function toSpendingView(
  ctx: RequestContext,
  request: SpendingRequest,
  { periods, sum, knownFrom, withoutTotal, latest, month }: SpendingOfYear,
): Promise<SpendingView> {
  const { t, language, links } = ctx;
  const { by, year } = request;
  const top = roundUp(Math.max(0, ...periods.map((each) => each.sum?.total.amount ?? 0)));
  const labels = axisLabels(
    ctx,
    by,
    periods.map((each) => each.range),
  );
  const markedDays = request.month === null || by === 'week' ? null : request.month;
  return {
    title: t('spending:pageTitle'),
    rule: t('spending:rule'),
    error: request.error && t(`spending:error.${request.error}`),
    notices: [
      ...(knownFrom === null
        ? []
        : [
            t('spending:left.cut', {
              most: formatNumber(language, MAX_DOCUMENTS),
              day: formatDate(language, `${knownFrom}T12:00:00Z`),
            }),
          ]),
      ...(withoutTotal > 0 ? [t('spending:left.withoutTotal', { count: withoutTotal })] : []),
    ],
    units: (['month', 'week'] as const).map((unit) => ({
      label: t(`spending:by.${unit}`),
      href: links.to('spending', {}, toQuery({ ...request, by: unit })),
      current: unit === by,
    })),
    years: toYearLinks(ctx, request),
    range: year === null ? t('spending:lastYear') : t('spending:ofYear', { year }),
    total: formatMoney(language, sum.total),
    comparison: latest && request.month === null ? formatLatest(ctx, latest) : null,
    isEmpty: sum.count === 0 && knownFrom === null,
    otherRange: year === null ? null : links.to('spending', {}, toQuery({ by, year: null, month: null })),
    axis: [formatShortMoney(language, money(top)), formatShortMoney(language, money(top / 2))],
    bars: periods.map((each, index) => ({
      key: each.range.from,
      fraction: each.sum ? each.sum.total.amount / top : 0,
      label: labels[index] ?? null,
      ...(markedDays !== null && each.range.from.startsWith(markedDays) ? { isMarked: true } : {}),
    })),
    rows: toPeriodRows(ctx, request, periods),
    files: filesOf(ctx, { ...request, month: null }),
    month: request.month === null ? null : await toMonthView(ctx, request, request.month, month),
  };
}

/** A row a period, newest first; what lies before the first purchase is one row. */
function toPeriodRows(ctx: RequestContext, request: SpendingRequest, periods: readonly Period[]): SpendingRow[] {
  const { language, links, t } = ctx;
  const { by } = request;
  const first = Math.max(
    0,
    periods.findIndex(({ sum }) => sum?.count !== 0),
  );
  const [oldest, newest] = [periods[0], periods[first - 1]];
  const rows = periods.slice(first).map(({ range, sum }): SpendingRow => ({
    key: range.from,
    label: periodLabel(ctx, by, range),
    href:
      by === 'month' && sum?.count !== 0
        ? `${links.to('spending', {}, toQuery({ ...request, month: range.from.slice(0, 7) }))}#month`
        : null,
    total: sum ? formatMoney(language, sum.total) : t('spending:notCounted'),
    details: sum && toDetails(ctx, sum),
  }));
  if (!oldest || !newest) return rows.reverse();
  const labels = [oldest, newest].map(({ range }) => periodLabel(ctx, by, range));
  const label = oldest === newest ? labels[0] : labels.join(' – ');
  return [
    { key: oldest.range.from, label: label ?? '', href: null, total: formatMoney(language, zero), details: null },
    ...rows,
  ].reverse();
}

async function toMonthView(
  ctx: RequestContext,
  request: SpendingRequest,
  month: string,
  spending: MonthSpending | null,
): Promise<MonthView> {
  const { t, language, links } = ctx;
  const { from, to } = monthRange(month, request.range);
  const nameOf = await loadCategoryNames(ctx);
  const top = Math.max(1, ...(spending?.categories.map(({ total }) => total.amount) ?? []));
  const rows = (spending?.categories ?? []).map(({ category, total }): SpendingRow & { readonly sum: Money } => ({
    key: typeof category === 'string' ? category : category.id,
    label: nameOf(category),
    href: null,
    total: formatMoney(language, total),
    details: null,
    sum: total,
  }));
  return {
    title: t('spending:monthTitle', { month: formatMonth(language, month) }),
    total: spending ? formatMoney(language, spending.sum.total) : t('spending:notCounted'),
    comparison: spending && capitalize(comparePeriods(ctx, spending.sum, spending.before)),
    notices: [
      ...(spending ? [] : [t('spending:left.month', { most: formatNumber(language, MAX_DOCUMENTS) })]),
      ...(spending && spending.unread > 0 ? [t('spending:left.unread', { count: spending.unread })] : []),
    ],
    bars: rows.map(({ key, label, sum }) => ({
      key,
      label: label.length > MAX_NAME ? `${label.slice(0, MAX_NAME - 1)}…` : label,
      value: formatShortMoney(language, sum),
      fraction: sum.amount / top,
    })),
    rows,
    files: filesOf(ctx, { ...request, month }),
    documentsHref: links.to('history', {}, { date: 'range', dateFrom: from, dateTo: to }),
  };
}

/** Names of categories, and of what is of none. */
export async function loadCategoryNames(ctx: RequestContext): Promise<(category: CategorySum['category']) => string> {
  const names = new Map((await showCategoryTree(ctx)).map(({ id, name }) => [id, name]));
  return (category) =>
    typeof category === 'string'
      ? ctx.t(`spending:other.${category}`)
      : (names.get(category.id) ?? ctx.t('spending:other.noCategory'));
}

/** 'на 12 % менше, ніж у жовтні'; null where the one before is not known. */
function comparePeriods(ctx: RequestContext, { total }: PeriodSum, before: PeriodSum | null): string | null {
  if (!before) return null;
  const { t, language } = ctx;
  const than = comparedLabel(ctx, before.range);
  const change = changeInPercent(total, before.total);
  if (change === null) return t('spending:change.nothingBefore', { than });
  if (change === 0)
    return t(total.amount === before.total.amount ? 'spending:change.same' : 'spending:change.nearly', { than });
  return t(change < 0 ? 'spending:change.less' : 'spending:change.more', {
    percent: formatPercent(language, Math.abs(change)),
    than,
  });
}

/** 'Листопад 2026 р.: 12 340,00 грн, на 12 % менше, ніж за 1–26 жовтня' */
function formatLatest(ctx: RequestContext, { sum, before }: NonNullable<SpendingOfYear['latest']>): string {
  const change = comparePeriods(ctx, sum, before);
  const label = periodLabel(ctx, 'month', sum.range);
  return `${label}: ${[formatMoney(ctx.language, sum.total), ...(change ? [change] : [])].join(', ')}`;
}

function capitalize(text: string | null): string | null {
  return text && text.charAt(0).toUpperCase() + text.slice(1);
}

function toDetails({ t, language }: RequestContext, { bought, returned }: PeriodSum): string | null {
  if (isZero(returned)) return null;
  return t('spending:boughtAndReturned', {
    bought: formatMoney(language, bought),
    returned: formatMoney(language, returned),
  });
}

function toYearLinks({ t, links }: RequestContext, { by, year }: SpendingRequest): SpendingLink[] {
  const current = Number(kyivDay(new Date()).slice(0, 4));
  const offered = Array.from({ length: YEARS }, (_, index) => String(current - index));
  const years = year === null || offered.includes(year) ? offered : [...offered, year];
  return [null, ...years].map((each) => ({
    label: each ?? t('spending:lastYearShort'),
    href: links.to('spending', {}, toQuery({ by, year: each, month: null })),
    current: each === year,
  }));
}

function filesOf({ links }: RequestContext, request: SpendingRequest) {
  return {
    xlsx: links.to('spending-xlsx', {}, toQuery(request)),
    csv: links.to('spending-csv', {}, toQuery(request)),
  };
}

/** The next round sum of 1, 2, 4 or 6 and zeros, in kopiykas, for an axis with a half; at least two hryvnias. */
function roundUp(kopiykas: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(200, kopiykas)));
  return ([1, 2, 4, 6, 10].find((step) => step * power >= kopiykas) ?? 10) * power;
}
