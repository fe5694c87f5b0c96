import { kyivDay } from '~server/domain/kyiv-time';
import { referenceEachOther } from '~server/domain/match-invoices';
import { orNull } from '~server/api/result';
import type { CustomerDocument } from '~server/contract/documents';
import { endpoints } from '~server/contract/endpoints';
import { limitConcurrency } from '~server/limit-concurrency';
import type { CustomerCalls } from '~server/session/customer-calls';

/** Limit of loaded documents. */
const MAX_DOCUMENTS = 60;
const CONCURRENCY = 6;

/** An order, or a return of its goods. */
export interface PurchaseDocument {
  readonly document: CustomerDocument;
  /** Of the order, in Kyiv. */
  readonly day: string;
  /** -1 for a return. */
  readonly sign: number;
}

export interface PurchaseDocuments {
  readonly documents: readonly PurchaseDocument[];
  /** Number of documents whose lines could not be loaded. */
  readonly unread: number;
  /** Whether there are more documents than were loaded. */
  readonly isCut: boolean;
}

/** Loads orders, the newest first, and the returns that name one of them, with their lines. */
export async function readPurchases(
  api: Pick<CustomerCalls, 'call'>,
  orders: readonly CustomerDocument[],
  returns: readonly CustomerDocument[],
): Promise<PurchaseDocuments> {
  const bought = orders.slice(0, MAX_DOCUMENTS);
  const returned = returns.flatMap((document) => {
    const order = onlyOrderOf(document, bought);
    return order ? [{ document, day: dayOf(order), sign: -1 }] : [];
  });
  const wanted = [...bought.map((document) => ({ document, day: dayOf(document), sign: 1 })), ...returned];
  const inTurn = limitConcurrency(CONCURRENCY);
  const read = await Promise.all(
    wanted.slice(0, MAX_DOCUMENTS).map((each) =>
      inTurn(async () => {
        const answer = await orNull(api.call(endpoints.documents.get, { params: { id: each.document.id } }));
        return answer ? [{ ...each, document: answer.data }] : [];
      }),
    ),
  );
  const documents = read.flat();
  return {
    documents,
    unread: read.length - documents.length,
    isCut: orders.length > MAX_DOCUMENTS || wanted.length > MAX_DOCUMENTS,
  };
}

/** Lines of a document, of a return with negative pieces. */
export function signedLines({ document: { items = [] }, sign }: PurchaseDocument) {
  return items.map(({ product, quantity }) => ({ productId: product.id, quantity: sign * Math.abs(quantity) }));
}

/** The orders, the newest first. */
export function ordersOf(documents: readonly PurchaseDocument[]): CustomerDocument[] {
  const orders = documents.filter(({ sign }) => sign > 0).map(({ document }) => document);
  return orders.sort((one, other) => Date.parse(other.date) - Date.parse(one.date));
}

export function dayOf({ date }: Pick<CustomerDocument, 'date'>): string {
  return kyivDay(new Date(date));
}

/** The order that a return names; undefined where it names several: what came from which is not told. */
function onlyOrderOf(document: CustomerDocument, orders: readonly CustomerDocument[]): CustomerDocument | undefined {
  const [order, ...others] = orders.filter((each) => referenceEachOther(document, each));
  return others.length === 0 ? order : undefined;
}
