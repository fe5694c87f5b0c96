import type { RouteArgs } from '~/bff/route-handlers.server';
import type { PaperLine } from '~/trade/delivered';
import { ENOUGH_IN_COMMON, nameEachOther, nearestPapers, shareInCommon } from '~/trade/match-papers';
import type { CustomerDocument } from '~server/contract/documents';
import { fetchDocument } from '../fetch-document.server';
import { deliveryOf, invoiceTypes, isInvoice } from './find-papers.server';

type Asking = Pick<RouteArgs, 'scope' | 'request'>;

/** Invoices that are put beside one order at once. */
export const MOST_INVOICES = 4;

/** Papers whose positions are read to find the one that belongs. */
const MOST_COMPARED = 3;

/** A document with its items, and how it is known to belong: one names the other, or by how much of the goods they share (0 to 1). */
export interface Match {
  readonly document: CustomerDocument;
  readonly isNamed: boolean;
  readonly share: number;
}

/**
 * The invoices of an order among the papers after it: all that name it, or that it names, of the type that counts most; else the one
 * whose goods have the most in common with the order's. None where nothing has enough in common.
 */
export async function pickInvoices(
  args: Asking,
  order: CustomerDocument,
  papers: readonly CustomerDocument[],
): Promise<Match[]> {
  const invoices = papers.filter(isInvoice);
  const named = invoices.filter((paper) => nameEachOther(order, paper));
  const type = invoiceTypes.find((each) => named.some(({ documentType }) => documentType === each));
  if (type)
    return readMatches(args, order, named.filter(({ documentType }) => documentType === type).slice(0, MOST_INVOICES));
  return pickByGoods(args, order, { date: deliveryOf(order), total: order.total }, invoices);
}

/** The order of an invoice among the orders before it, by the same rules; at most one. */
export async function pickOrder(
  args: Asking,
  invoice: CustomerDocument,
  orders: readonly CustomerDocument[],
): Promise<Match[]> {
  const named = nearestPapers(
    invoice,
    orders.filter((order) => nameEachOther(order, invoice)),
    1,
  );
  if (named.length > 0) return readMatches(args, invoice, named);
  return pickByGoods(args, invoice, invoice, orders);
}

/** Reads documents and tells how each belongs to the one at hand. */
export async function readMatches(
  args: Asking,
  to: CustomerDocument,
  documents: readonly Pick<CustomerDocument, 'id'>[],
): Promise<Match[]> {
  const whole = await Promise.all(documents.map(({ id }) => fetchDocument(args, id)));
  return whole.map((document) => ({
    document,
    isNamed: nameEachOther(to, document),
    share: shareInCommon(linesOf(to), linesOf(document)),
  }));
}

/** The positions of a document as they are compared. */
export function linesOf({ items = [] }: Pick<CustomerDocument, 'items'>): PaperLine[] {
  return items.map(({ product, quantity, total }) => ({ productId: product.id, quantity, total }));
}

async function pickByGoods(
  args: Asking,
  to: CustomerDocument,
  near: Pick<CustomerDocument, 'date' | 'total'>,
  papers: readonly CustomerDocument[],
): Promise<Match[]> {
  const matches = await readMatches(args, to, nearestPapers(near, papers, MOST_COMPARED));
  const [best] = matches.sort((one, other) => other.share - one.share);
  return best && best.share >= ENOUGH_IN_COMMON ? [best] : [];
}
