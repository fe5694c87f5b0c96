import type { CustomerDocument, DocumentQuery } from '~server/contract/documents';
import { orderStatuses, type OrderStatus } from '~server/contract/enumerations';

/** The pages that list documents, by the names of their routes. */
export type DocumentList = 'orders' | 'preorders' | 'history';

/** Statuses of an order that is no pre-order any more; an empty one is among them (specification, section 4). */
const orderedStatuses = [...orderStatuses.filter((status) => status !== 'preliminary'), ''];

/** Statuses of an order under way. */
export const openStatuses: OrderStatus[] = ['accepted', 'inWork', 'florist'];

/** What the API is asked for on each page; history is every document. */
export const queryOfList: Record<DocumentList, Pick<DocumentQuery, 'documentType' | 'status'>> = {
  orders: { documentType: ['order'], status: orderedStatuses },
  preorders: { documentType: ['order'], status: ['preliminary'] },
  history: {},
};

/** Whether a document belongs on a page, whatever the API made of the query. */
export function belongsOn(list: DocumentList, { documentType, status }: Pick<CustomerDocument, 'documentType' | 'status'>): boolean {
  if (list === 'history') return true;
  return documentType === 'order' && (status === 'preliminary') === (list === 'preorders');
}
