import type { TableCell } from '~/bff/files/table';
import { dayCell, tableFile } from '~/bff/files/table-file.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import type { RequestContext } from '~/bff/context.server';
import { sumDocument, sumItem } from '~server/contract/document-sums';
import type { CustomerDocument, DocumentItem } from '~server/contract/documents';
import { labelFor } from '~/data/documents/enum-labels.server';
import { findValidBundle } from './find-bundle.server';
import { MAX_DOCUMENTS_IN_FILE, partOf } from './bundle-parts.server';
import { loadItems, type CompleteDocument } from './read-items.server';
import { addUp, isZero, negate, subtract, zero } from '~server/contract/money';

/** All lines of a part of a bundle as a file; a document whose lines are missing has a line that says so. @throws a redirect for an invalid URL, the 404 page for an unknown order */
export async function createBundleFile(args: RouteArgs): Promise<Response> {
  const { ctx } = args;
  const pack = await findValidBundle(args);
  const docs = await loadItems(ctx, partOf(pack, MAX_DOCUMENTS_IN_FILE));
  const { order, month, part } = pack.request;
  const name = `documents-${order === null ? month : order.replace(/[^\w-]/g, '_').slice(0, 60)}${part > 1 ? `-${part}` : ''}`;
  return tableFile(args.request, name, {
    title: ctx.t('bundle:sheetName'),
    columns: headersOf(ctx).map((header, at) => ({ header, cell: (row: readonly TableCell[]) => row[at] ?? null })),
    rows: docs.flatMap((doc) => linesOf(ctx, doc)),
  });
}

function headersOf({ t }: RequestContext): string[] {
  return [
    t('documents:documentType'),
    t('papers:csv.number'),
    t('papers:csv.date'),
    t('documents:status'),
    t('papers:paymentStatus'),
    t('bundle:csv.product'),
    t('bundle:csv.manufacturer'),
    t('papers:csv.quantity'),
    t('bundle:csv.price'),
    t('papers:csv.discount'),
    t('bundle:csv.total'),
    t('bundle:csv.container'),
    t('bundle:csv.rate'),
  ];
}

function linesOf(ctx: RequestContext, { head, whole }: CompleteDocument): TableCell[][] {
  const start = documentCells(ctx, head);
  if (!whole) return [[...start, ctx.t('bundle:csv.missing')]];
  return [
    ...(whole.items ?? []).map((item) => [...start, ...lineCells(ctx, item)]),
    ...adjustmentRows(ctx, whole).map((rest) => [...start, ...rest]),
  ];
}

function documentCells(
  { t }: RequestContext,
  { documentType, number, date, status, paymentStatus }: CustomerDocument,
): TableCell[] {
  return [
    labelFor(t, 'type', documentType),
    number,
    dayCell(date),
    labelFor(t, 'status', status),
    labelFor(t, 'payment', paymentStatus),
  ];
}

/** The rows between the sum of the lines and the document's total. */
function adjustmentRows({ t }: RequestContext, document: CustomerDocument): TableCell[][] {
  if (document.total === null) return [];
  const { gross, discount, bonuses, correction, difference } = sumDocument({
    ...document,
    total: document.total,
  });
  const ofLines = addUp((document.items ?? []).map((item) => sumItem(item).discount));
  const rest = [
    ['gross', document.items?.length ? zero : gross],
    ['discount', subtract(ofLines, discount)],
    ['bonuses', negate(bonuses)],
    ['correction', correction],
    ['difference', difference],
  ] as const;
  return rest.flatMap(([key, amount]) =>
    isZero(amount) ? [] : [[t(`documents:sum.${key}`), null, null, null, null, amount]],
  );
}

function lineCells({ t }: RequestContext, item: DocumentItem): TableCell[] {
  const { product, manufacturer, quantity, price, total, container, rate } = item;
  return [
    product.name,
    manufacturer?.name ?? null,
    quantity,
    price,
    sumItem(item).discount,
    total,
    labelFor(t, 'container', container),
    rate,
  ];
}
