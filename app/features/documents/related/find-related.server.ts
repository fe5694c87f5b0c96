import { loadWholeList } from '~/data/read-pages.server';
import type { RequestContext } from '~/bff/context.server';
import { kyivDay } from '~server/domain/kyiv-time';
import { MAX_PER_PAGE } from '~server/api/paging';
import type { CustomerDocument } from '~server/contract/documents';
import { endpoints } from '~server/contract/endpoints';
import type { DocumentType } from '~server/contract/enumerations';

/** Types that list delivered products; the first wins where an order has several. */
export const invoiceTypes: readonly DocumentType[] = ['expenseInvoice', 'sale', 'waybillInvoice'];

/** Documents made for an order. */
const relatedTypes: DocumentType[] = ['proforma', ...invoiceTypes, 'claimAct', 'return'];

/** Documents of an order are dated within so many days of its delivery. */
const DAYS_AFTER = 14;
/** Oldest order of an invoice. */
const DAYS_BEFORE = 45;

const MAX_PAGES = 3;

export function isInvoice({ documentType }: Pick<CustomerDocument, 'documentType'>): boolean {
  return invoiceTypes.some((type) => type === documentType);
}

/** Date of delivery, as far as it is known. */
export function deliveryOf({ completionDate, scheduledDeliveryDate, date }: CustomerDocument): string {
  return completionDate ?? scheduledDeliveryDate ?? date;
}

/** Documents from an order until two weeks after its delivery, newest first, without cancelled ones. */
export async function findLaterDocuments(
  ctx: RequestContext,
  order: CustomerDocument,
  types: DocumentType[] = relatedTypes,
): Promise<CustomerDocument[]> {
  const latest = Math.max(
    ...[order.date, deliveryOf(order), order.scheduledDeliveryDate ?? order.date].map((time) => Date.parse(time)),
  );
  return findDocumentsBetween(ctx, types, kyivDay(new Date(order.date)), kyivDay(new Date(latest), DAYS_AFTER));
}

/** Orders of the six weeks before an invoice, newest first, without cancelled ones. */
export async function findOrdersBefore(ctx: RequestContext, invoice: CustomerDocument): Promise<CustomerDocument[]> {
  const day = new Date(invoice.date);
  return findDocumentsBetween(ctx, ['order'], kyivDay(day, -DAYS_BEFORE), kyivDay(day));
}

async function findDocumentsBetween(
  ctx: RequestContext,
  documentType: DocumentType[],
  dateFrom: string,
  dateTo: string,
): Promise<CustomerDocument[]> {
  const query = { documentType, dateFrom, dateTo, perPage: MAX_PER_PAGE };
  const { entries } = await loadWholeList(
    (page) => ctx.api.call(endpoints.documents.list, { query: { ...query, page } }),
    MAX_PAGES,
  );
  const wanted: readonly string[] = documentType;
  return entries.filter((document) => wanted.includes(document.documentType) && document.status !== 'canceled');
}
