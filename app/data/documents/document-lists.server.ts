import type { CustomerDocument, DocumentQuery } from '~server/contract/documents';
import { orderStatuses, type DocumentType, type OrderStatus } from '~server/contract/enumerations';

/** The pages that list documents, by the names of their routes. */
export type DocumentList = 'orders' | 'preorders' | 'history';

/** Statuses of an order that is no pre-order any more. */
const orderedStatuses = orderStatuses.filter((status) => status !== 'preliminary');

/** Statuses of an order under way. */
export const openStatuses: OrderStatus[] = ['accepted', 'inWork', 'florist'];

/** What the API is asked for on each page: orders with the preliminary ones among them, for any other status makes an order; history is every document. */
export const queryOfList: Record<DocumentList, Pick<DocumentQuery, 'documentType' | 'status'>> = {
  orders: { documentType: ['order'] },
  preorders: { documentType: ['order'], status: ['preliminary'] },
  history: {},
};

/** Statuses a page can be narrowed to; on the page of pre-orders all have the same. */
export const statusesOfList: Record<DocumentList, readonly OrderStatus[]> = {
  orders: orderedStatuses,
  preorders: [],
  history: orderStatuses,
};

/** The page that has what a filter asks for: other papers than orders are in the history, preliminary orders are pre-orders. */
export function listFor(
  list: DocumentList,
  { documentType, status }: { documentType: DocumentType | ''; status: OrderStatus | '' },
): DocumentList {
  if (list === 'history') return list;
  if (documentType !== '' && documentType !== 'order') return 'history';
  if (status === '') return list;
  return status === 'preliminary' ? 'preorders' : 'orders';
}

/** Whether a document belongs on a page, whatever the API made of the query. */
export function belongsOn(
  list: DocumentList,
  { documentType, status }: Pick<CustomerDocument, 'documentType' | 'status'>,
): boolean {
  if (list === 'history') return true;
  return documentType === 'order' && (status === 'preliminary') === (list === 'preorders');
}

/** The page a document stands on. */
export function placeOf(document: Pick<CustomerDocument, 'documentType' | 'status'>): DocumentList {
  return (['orders', 'preorders'] as const).find((list) => belongsOn(list, document)) ?? 'history';
}
