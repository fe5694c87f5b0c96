import { redirect } from '@remix-run/node';
import { datedName, tableFile, dayCell } from '~/bff/files/table-file.server';
import { loadWholeList } from '~/data/read-pages.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { formatNumber } from '~/i18n/formats';
import { MAX_PER_PAGE } from '~server/api/paging';
import { parseDocumentFilter } from '../document-filter.server';
import { fetchDocumentPage } from '../find-documents.server';
import type { TableColumn } from '~/bff/files/table';
import type { RequestContext } from '~/bff/context.server';
import type { CustomerDocument } from '~server/contract/documents';
import { deliveryLabel, labelFor, paymentMethodLabel } from '~/data/documents/enum-labels.server';

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

function documentColumns(ctx: Pick<RequestContext, 't' | 'services'>): TableColumn<CustomerDocument>[] {
  const { t } = ctx;
  return [
    { header: t('documents:documentType'), cell: ({ documentType }) => labelFor(t, 'type', documentType) },
    { header: t('papers:csv.number'), cell: ({ number }) => number },
    { header: t('papers:csv.date'), cell: ({ date }) => dayCell(date) },
    { header: t('documents:status'), cell: ({ status }) => labelFor(t, 'status', status) },
    { header: t('papers:paymentStatus'), cell: ({ paymentStatus }) => labelFor(t, 'payment', paymentStatus) },
    { header: t('documents:fact.delivery'), cell: ({ deliveryType }) => deliveryLabel(ctx, deliveryType) },
    { header: t('documents:fact.method'), cell: (document) => paymentMethodLabel(t, document) },
    { header: t('papers:csv.quantity'), cell: ({ quantity }) => quantity },
    { header: t('papers:csv.discount'), cell: ({ discount }) => discount },
    { header: t('papers:csv.bonuses'), cell: ({ bonuses }) => bonuses },
    { header: t('papers:csv.correction'), cell: ({ correction }) => correction },
    { header: t('papers:csv.total'), cell: ({ total }) => total },
    { header: t('documents:fact.planned'), cell: ({ scheduledDeliveryDate }) => dayCell(scheduledDeliveryDate) },
    { header: t('documents:fact.completed'), cell: ({ completionDate }) => dayCell(completionDate) },
    { header: t('documents:fact.address'), cell: ({ address }) => address },
    { header: t('documents:fact.comment'), cell: ({ comment }) => comment },
  ];
}
