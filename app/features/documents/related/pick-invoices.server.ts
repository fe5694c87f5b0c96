import type { RouteArgs } from '~/bff/route-handlers.server';
import type { DocumentLine } from '~server/domain/order-vs-invoice';
import { MIN_OVERLAP, referenceEachOther, closestDocuments, productOverlap } from '~server/domain/match-invoices';
import type { CustomerDocument } from '~server/contract/documents';
import { fetchDocument } from '~/data/documents/fetch-document.server';
import { deliveryOf, invoiceTypes, isInvoice } from './find-related.server';

type DocumentArgs = Pick<RouteArgs, 'ctx' | 'request'>;

export const MAX_INVOICES = 4;

/** Candidates whose lines are loaded. */
const MAX_COMPARED = 3;

/** A matched document with its lines: by reference, or by the share of common products (0 to 1). */
export interface Match {
  readonly document: CustomerDocument;
  readonly isNamed: boolean;
  readonly share: number;
}

/** Invoices of an order: those that reference it, of the first type; else the one with the most products in common. */
export async function pickInvoices(args: DocumentArgs, order: CustomerDocument, docs: readonly CustomerDocument[]) {
  const invoices = docs.filter(isInvoice);
  const named = invoices.filter((doc) => referenceEachOther(order, doc));
  const type = invoiceTypes.find((each) => named.some(({ documentType }) => documentType === each));
  if (type)
    return loadMatches(args, order, named.filter(({ documentType }) => documentType === type).slice(0, MAX_INVOICES));
  return pickByProducts(args, order, { date: deliveryOf(order), total: order.total }, invoices);
}

/** The order of an invoice, matched in the same way; at most one. */
export async function pickOrder(args: DocumentArgs, invoice: CustomerDocument, orders: readonly CustomerDocument[]) {
  const named = closestDocuments(
    invoice,
    orders.filter((order) => referenceEachOther(order, invoice)),
    1,
  );
  if (named.length > 0) return loadMatches(args, invoice, named);
  return pickByProducts(args, invoice, invoice, orders);
}

export async function loadMatches(
  args: DocumentArgs,
  to: CustomerDocument,
  documents: readonly Pick<CustomerDocument, 'id'>[],
): Promise<Match[]> {
  const whole = await Promise.all(documents.map(({ id }) => fetchDocument(args, id)));
  return whole.map((document) => ({
    document,
    isNamed: referenceEachOther(to, document),
    share: productOverlap(linesOf(to), linesOf(document)),
  }));
}

export function linesOf({ items = [] }: Pick<CustomerDocument, 'items'>): DocumentLine[] {
  return items.map(({ product, quantity, total }) => ({ productId: product.id, quantity, total }));
}

async function pickByProducts(
  args: DocumentArgs,
  to: CustomerDocument,
  similar: Pick<CustomerDocument, 'date' | 'total'>,
  docs: readonly CustomerDocument[],
): Promise<Match[]> {
  const matches = await loadMatches(args, to, closestDocuments(similar, docs, MAX_COMPARED));
  const [best] = matches.sort((one, other) => other.share - one.share);
  return best && best.share >= MIN_OVERLAP ? [best] : [];
}
