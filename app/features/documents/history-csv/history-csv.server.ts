import { redirect } from '@remix-run/node';
import { csvFile } from '~/bff/csv-file.server';
import { readWholeList } from '~/supply/read-pages.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { formatNumber } from '~/i18n/formats';
import { MOST_PER_PAGE } from '~server/api/paging';
import { readDocumentFilter } from '../document-filter.server';
import { fetchDocumentPage } from '../find-documents.server';
import { documentColumns } from './document-columns.server';

/** Documents of one file; a file that is cut says so in its last line. */
const MOST_ROWS = 2000;

/** What the history shows under the same filter, all its pages, as a file. A faulty filter is shown on the page. */
export async function writeHistoryCsv({ scope, request }: RouteArgs): Promise<Response> {
  const { search, searchParams } = new URL(request.url);
  const filter = readDocumentFilter(searchParams);
  if (Object.keys(filter.faults).length > 0) throw redirect(scope.links.to('history') + search);
  const { entries, isCut } = await readWholeList(
    (page) => fetchDocumentPage(scope, 'history', { ...filter, page }, MOST_PER_PAGE),
    MOST_ROWS / MOST_PER_PAGE,
  );
  return csvFile(
    'history',
    documentColumns(scope),
    entries,
    isCut ? scope.t('papers:csv.cut', { most: formatNumber(scope.language, MOST_ROWS) }) : null,
  );
}
