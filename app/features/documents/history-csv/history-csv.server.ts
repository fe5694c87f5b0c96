import { MOST_PER_PAGE } from '~/bff/read-pages.server';
import { redirect } from '@remix-run/node';
import { privateFile } from '~/bff/file-loader.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import type { Scope } from '~/bff/scope.server';
import { formatNumber, kyivDay } from '~/i18n/formats';
import type { CustomerDocument } from '~server/contract/documents';
import { readDocumentFilter, type DocumentFilter } from '../document-filter.server';
import { findDocuments } from '../find-documents.server';
import { documentColumns } from './document-columns.server';
import { writeCsv } from '~/bff/write-csv';

/** Documents of one file; a file that is cut says so in its last line. */
const MOST_ROWS = 2000;

/** What the history shows under the same filter, all its pages, as a file. A faulty filter is shown on the page. */
export async function writeHistoryCsv({ scope, request }: RouteArgs): Promise<Response> {
  const { search, searchParams } = new URL(request.url);
  const filter = readDocumentFilter(searchParams);
  if (Object.keys(filter.faults).length > 0) throw redirect(scope.links.to('history') + search);
  const { documents, isCut } = await findAll(scope, filter);
  const columns = documentColumns(scope);
  const cut = scope.t('papers:csv.cut', { most: formatNumber(scope.language, MOST_ROWS) });
  const text = writeCsv([
    columns.map(({ header }) => header),
    ...documents.map((document) => columns.map(({ cell }) => cell(document))),
    ...(isCut ? [[cut]] : []),
  ]);
  return new Response(text, { headers: privateFile('text/csv; charset=utf-8', `attachment; filename="history-${kyivDay(new Date())}.csv"`) });
}

async function findAll(scope: Scope, filter: DocumentFilter): Promise<{ documents: CustomerDocument[]; isCut: boolean }> {
  const documents: CustomerDocument[] = [];
  for (let page = 1; page <= MOST_ROWS / MOST_PER_PAGE; page += 1) {
    const found = await findDocuments(scope, 'history', { ...filter, page }, MOST_PER_PAGE);
    documents.push(...found.documents);
    if (!found.more) return { documents, isCut: false };
  }
  return { documents, isCut: true };
}
