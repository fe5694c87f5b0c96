import { redirect } from '@remix-run/node';
import type { Table } from '~/bff/files/table';
import { tableFile } from '~/bff/files/table-file.server';
import type { RequestContext } from '~/bff/context.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import type { CategorySum } from '~server/domain/spending';
import { formatDate, formatMonth, formatNumber } from '~/i18n/formats';
import { MAX_DOCUMENTS } from './find-spending.server';
import { readSpending, type Period, type SpendingOfYear } from './read-spending.server';
import { loadCategoryNames } from './spending.server';
import { parseSpendingRequest } from './spending-request';

/** The periods of a year, or the categories of a month, as a file. @throws a redirect to the page for a time that is none */
export async function createSpendingFile({ ctx, request }: RouteArgs): Promise<Response> {
  const { search, searchParams } = new URL(request.url);
  const asked = parseSpendingRequest(searchParams, new Date());
  if (asked.error) throw redirect(ctx.links.to('spending') + search);
  const spending = await readSpending(ctx, asked);
  if (asked.month !== null)
    return tableFile(request, `spending-${asked.month}`, await categoryTable(ctx, asked.month, spending));
  return tableFile(request, `spending-${asked.range.from}-${asked.range.to}`, periodTable(ctx, spending));
}

function periodTable({ t, language }: RequestContext, { periods, knownFrom }: SpendingOfYear): Table<Period> {
  return {
    title: t('spending:pageTitle'),
    columns: [
      { header: t('spending:csv.from'), cell: ({ range }) => ({ day: range.from }) },
      { header: t('spending:csv.to'), cell: ({ range }) => ({ day: range.to }) },
      { header: t('spending:csv.documents'), cell: ({ sum }) => sum?.count ?? null },
      { header: t('spending:csv.bought'), cell: ({ sum }) => sum?.bought ?? null },
      { header: t('spending:csv.returned'), cell: ({ sum }) => sum?.returned ?? null },
      { header: t('spending:csv.total'), cell: ({ sum }) => sum?.total ?? null },
    ],
    rows: periods,
    note:
      knownFrom === null
        ? null
        : t('spending:left.cut', {
            most: formatNumber(language, MAX_DOCUMENTS),
            day: formatDate(language, `${knownFrom}T12:00:00Z`),
          }),
  };
}

async function categoryTable(
  ctx: RequestContext,
  month: string,
  { month: spending }: SpendingOfYear,
): Promise<Table<CategorySum>> {
  const { t, language } = ctx;
  const nameOf = await loadCategoryNames(ctx);
  return {
    title: formatMonth(language, month),
    columns: [
      { header: t('spending:csv.categoryName'), cell: ({ category }) => nameOf(category) },
      { header: t('spending:csv.amount'), cell: ({ total }) => total },
    ],
    rows: spending?.categories ?? [],
    note: spending
      ? spending.unread > 0
        ? t('spending:left.unread', { count: spending.unread })
        : null
      : t('spending:left.month', { most: formatNumber(language, MAX_DOCUMENTS) }),
  };
}
