import { privateFile } from '~/bff/file-loader.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import type { Scope } from '~/bff/scope.server';
import { inMoney, writeCsv, type CsvCell } from '~/bff/write-csv';
import { sumDocument, sumItem } from '~server/contract/document-sums';
import type { CustomerDocument, DocumentItem } from '~server/contract/documents';
import { wordFor } from '../enum-words.server';
import { writeDay } from '../history-csv/document-columns.server';
import { findGoodPack } from './find-pack.server';
import { PAPERS_IN_FILE, partOf } from './pack-parts.server';
import { readItems, type WholePaper } from './read-items.server';

/**
 * All positions of a part of a pack as a file, a line each; a paper whose positions the API does not give has a line that says so.
 * @throws a redirect for a faulty address, the page says what is wrong; the 404 page for an order that is none of this customer's
 */
export async function writePackCsv(args: RouteArgs): Promise<Response> {
  const { scope } = args;
  const pack = await findGoodPack(args);
  const papers = await readItems(scope, partOf(pack, PAPERS_IN_FILE));
  const text = writeCsv([headersOf(scope), ...papers.flatMap((paper) => linesOf(scope, paper))]);
  const { order, month, part } = pack.request;
  const name = `papers-${order === null ? month : order.replace(/[^\w-]/g, '_').slice(0, 60)}${part > 1 ? `-${part}` : ''}`;
  return new Response(text, { headers: privateFile('text/csv; charset=utf-8', `attachment; filename="${name}.csv"`) });
}

function headersOf({ t }: Scope): CsvCell[] {
  return [
    t('documents:documentType'),
    t('papers:csv.number'),
    t('papers:csv.date'),
    t('documents:status'),
    t('papers:paymentStatus'),
    t('pack:csv.product'),
    t('pack:csv.manufacturer'),
    t('papers:csv.quantity'),
    t('pack:csv.price'),
    t('papers:csv.discount'),
    t('pack:csv.total'),
    t('pack:csv.container'),
    t('pack:csv.rate'),
  ];
}

function linesOf(scope: Scope, { head, whole }: WholePaper): CsvCell[][] {
  const start = headOf(scope, head);
  if (!whole) return [[...start, scope.t('pack:csv.missing')]];
  return [
    ...(whole.items ?? []).map((item) => [...start, ...positionOf(scope, item)]),
    ...restOf(scope, whole).map((rest) => [...start, ...rest]),
  ];
}

function headOf({ t }: Scope, { documentType, number, date, status, paymentStatus }: CustomerDocument): CsvCell[] {
  return [
    wordFor(t, 'type', documentType),
    number,
    writeDay(date),
    wordFor(t, 'status', status),
    wordFor(t, 'payment', paymentStatus),
  ];
}

/** What leads from the sums of the positions to the document's total, a line each. */
function restOf({ t }: Scope, document: CustomerDocument): CsvCell[][] {
  const { gross, total, discount, bonuses, correction, difference } = sumDocument(document);
  const ofLines = (document.items ?? []).reduce((sum, item) => sum + sumItem(item).discount, 0);
  const rest = [
    ['gross', document.items?.length ? 0 : gross],
    ['discount', ofLines - discount],
    ['bonuses', -bonuses],
    ['correction', correction],
    ['difference', difference],
  ] as const;
  if (total === 0 && gross === 0) return [];
  return rest.flatMap(([key, amount]) =>
    amount === 0 ? [] : [[t(`documents:sum.${key}`), null, null, null, null, inMoney(amount)]],
  );
}

function positionOf({ t }: Scope, item: DocumentItem): CsvCell[] {
  const { product, manufacturer, quantity, price, total, container, rate } = item;
  return [
    product.name,
    manufacturer?.name ?? null,
    quantity,
    inMoney(price),
    inMoney(sumItem(item).discount),
    inMoney(total),
    wordFor(t, 'container', container),
    rate,
  ];
}
