import type { CustomerDocument, DocumentQuery } from '~server/contract/documents';
import { orderStatuses, type DocumentType, type OrderStatus } from '~server/contract/enumerations';

export type DocumentList = 'orders' | 'preorders' | 'history';

const orderedStatuses = orderStatuses.filter((status) => status !== 'preliminary');

export const openStatuses: OrderStatus[] = ['accepted', 'inWork', 'florist'];

/** Query of each page. Without a status filter, orders include preliminary ones, which are left out afterwards. */
export const queryOfList: Record<DocumentList, Pick<DocumentQuery, 'documentType' | 'status'>> = {
  orders: { documentType: ['order'] },
  preorders: { documentType: ['order'], status: ['preliminary'] },
  history: {},
};

export const statusesOfList: Record<DocumentList, readonly OrderStatus[]> = {
  orders: orderedStatuses,
  preorders: [],
  history: orderStatuses,
};

/** The page that shows the results of a filter: preliminary orders are pre-orders, other documents are in the history. */
export function listFor(
  list: DocumentList,
  { documentType, status }: { documentType: DocumentType | ''; status: OrderStatus | '' },
): DocumentList {
  if (list === 'history') return list;
  if (documentType !== '' && documentType !== 'order') return 'history';
  if (status === '') return list;
  return status === 'preliminary' ? 'preorders' : 'orders';
}

/** Whether a document belongs on a page: the API may ignore the filter. */
export function belongsOn(
  list: DocumentList,
  { documentType, status }: Pick<CustomerDocument, 'documentType' | 'status'>,
): boolean {
  if (list === 'history') return true;
  return documentType === 'order' && (status === 'preliminary') === (list === 'preorders');
}

export function listOf(document: Pick<CustomerDocument, 'documentType' | 'status'>): DocumentList {
  return (['orders', 'preorders'] as const).find((list) => belongsOn(list, document)) ?? 'history';
}
