import { redirect } from '@remix-run/node';
import { datedName, tableFile } from '~/bff/files/table-file.server';
import { loadWholeList } from '~/data/read-pages.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { formatNumber } from '~/i18n/formats';
import { MAX_PER_PAGE } from '~server/api/paging';
import { parseDocumentFilter } from '../document-filter.server';
import { fetchDocumentPage } from '../find-documents.server';
import { documentColumns } from './document-columns.server';

/** A longer file is cut, and its last line says so. */
const MAX_ROWS = 2000;

/** The filtered history as a file. @throws a redirect to the page for an invalid filter */
export async function createHistoryFile({ ctx, request }: RouteArgs): Promise<Response> {
  const { search, searchParams } = new URL(request.url);
  const filter = parseDocumentFilter(searchParams);
  if (Object.keys(filter.errors).length > 0) throw redirect(ctx.links.to('history') + search);
  const { entries, isCut } = await loadWholeList(
    (page) => fetchDocumentPage(ctx, 'history', { ...filter, page }, MAX_PER_PAGE),
    MAX_ROWS / MAX_PER_PAGE,
  );
  return tableFile(request, datedName('history'), {
    title: ctx.t('documents:title.history'),
    columns: documentColumns(ctx),
    rows: entries,
    note: isCut ? ctx.t('papers:csv.cut', { most: formatNumber(ctx.language, MAX_ROWS) }) : null,
  });
}
