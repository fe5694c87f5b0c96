import { belongsOn } from '~/data/documents/document-lists.server';
import { loadWholeList } from '~/data/read-pages.server';
import { MAX_PER_PAGE } from '~server/api/paging';
import { orNull } from '~server/api/result';
import type { CustomerDocument } from '~server/contract/documents';
import { endpoints } from '~server/contract/endpoints';
import { addDays, kyivDay } from '~server/domain/kyiv-time';
import { referenceEachOther } from '~server/domain/match-invoices';
import { limitConcurrency } from '~server/limit-concurrency';
import type { CustomerCalls } from '~server/session/customer-calls';

/** Lists have no lines, so each document is loaded; daily ordering makes 56 in eight weeks. */
const MAX_DOCUMENTS = 60;
const CONCURRENCY = 6;
const MAX_PAGES = 3;
/** Goods are returned within so many days. */
const RETURN_DAYS = 14;

/** Days in Kyiv, `2026-11-20`; without `to` until today. */
export interface Days {
  readonly from: string;
  readonly to?: string;
}

/** An order, or a return of its goods, with its lines. */
export interface PurchaseDocument {
  readonly document: CustomerDocument;
  /** Of the order, in Kyiv. */
  readonly day: string;
  /** -1 for a return. */
  readonly sign: 1 | -1;
}

export interface Purchases {
  readonly documents: readonly PurchaseDocument[];
  /** The orders among them, the newest first. */
  readonly orders: readonly CustomerDocument[];
  /** Number of documents whose lines could not be loaded. */
  readonly unread: number;
  /** Whether there are more documents than were loaded. */
  readonly isCut: boolean;
}

/** Orders of these days without their lines, the newest first, without cancelled and preliminary ones; and returns of any order. @throws WholesaleError when the list cannot be loaded */
export async function listOrders(api: Pick<CustomerCalls, 'call'>, { from, to }: Days) {
  const { entries, isCut } = await loadWholeList(
    (page) =>
      api.call(endpoints.documents.list, {
        query: {
          documentType: ['order', 'return'],
          dateFrom: from,
          ...(to !== undefined && { dateTo: addDays(to, RETURN_DAYS) }),
          page,
          perPage: MAX_PER_PAGE,
        },
      }),
    MAX_PAGES,
  );
  const valid = entries.filter(({ status }) => status !== 'canceled');
  return {
    orders: newestFirst(
      valid.filter((document) => belongsOn('orders', document) && isWithin(dayOf(document), { from, to })),
    ),
    returns: valid.filter(({ documentType }) => documentType === 'return'),
    isCut,
  };
}

/** Orders of these days with their lines, and the returns that name one of them. @throws as {@link listOrders} */
export async function loadPurchases(api: Pick<CustomerCalls, 'call'>, days: Days): Promise<Purchases> {
  const listed = await listOrders(api, days);
  const bought = listed.orders.slice(0, MAX_DOCUMENTS);
  const returned = listed.returns.flatMap((document) => {
    const order = onlyOrderOf(document, bought);
    return order ? [{ document, day: dayOf(order), sign: -1 as const }] : [];
  });
  const wanted = [...bought.map((document) => ({ document, day: dayOf(document), sign: 1 as const })), ...returned];
  const read = await readLines(api, wanted.slice(0, MAX_DOCUMENTS));
  return {
    documents: read,
    orders: newestFirst(read.filter(({ sign }) => sign > 0).map(({ document }) => document)),
    unread: Math.min(wanted.length, MAX_DOCUMENTS) - read.length,
    isCut: listed.isCut || listed.orders.length > MAX_DOCUMENTS || wanted.length > MAX_DOCUMENTS,
  };
}

async function readLines(api: Pick<CustomerCalls, 'call'>, wanted: readonly PurchaseDocument[]) {
  const inTurn = limitConcurrency(CONCURRENCY);
  const read = await Promise.all(
    wanted.map(async (each) => {
      const answer = await inTurn(() =>
        orNull(api.call(endpoints.documents.get, { params: { id: each.document.id } })),
      );
      return answer ? [{ ...each, document: answer.data }] : [];
    }),
  );
  return read.flat();
}

/** Lines of a document, of a return with negative pieces. */
export function signedLines({ document: { items = [] }, sign }: PurchaseDocument) {
  return items.map(({ product, quantity }) => ({ productId: product.id, quantity: sign * Math.abs(quantity) }));
}

function newestFirst(orders: readonly CustomerDocument[]): CustomerDocument[] {
  return orders.toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));
}

function dayOf({ date }: Pick<CustomerDocument, 'date'>): string {
  return kyivDay(new Date(date));
}

function isWithin(day: string, { from, to }: { readonly from: string; readonly to: string | undefined }): boolean {
  return day >= from && (to === undefined || day <= to);
}

/** The order that a return names; undefined where it names several: what came from which is not told. */
function onlyOrderOf(document: CustomerDocument, orders: readonly CustomerDocument[]): CustomerDocument | undefined {
  const [order, ...others] = orders.filter((each) => referenceEachOther(document, each));
  return others.length === 0 ? order : undefined;
}
