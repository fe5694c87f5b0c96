import { IDEMPOTENCY_HEADER } from '../../contract/documents';
import { endpoints } from '../../contract/endpoints';
import type { Routes } from '../http/routes';
import { toDocumentView, loadDocumentView } from '../orders/document-view';
import { placeOrder } from '../orders/place-order';
import { listDocuments, loadItems, loadOwnDocument } from '../orders/load-documents';

export function registerDocumentRoutes({ customer: forCustomer, context }: Routes): void {
  const { db } = context.store;

  forCustomer(
    endpoints.documents.create,
    async ({ customer, body, request, language, origin }) => {
      const head = await placeOrder(context, customer, body, request.headers.get(IDEMPOTENCY_HEADER));
      return { data: loadDocumentView(head, await loadItems(db, head.id), language, origin) };
    },
    201,
  );

  forCustomer(endpoints.documents.list, async ({ customer, query }) => {
    const { rows, meta } = await listDocuments(db, customer.id, query);
    return { data: rows.map(toDocumentView), meta };
  });

  forCustomer(endpoints.documents.get, async ({ customer, params, language, origin }) => {
    const head = await loadOwnDocument(db, customer.id, params.id);
    return { data: loadDocumentView(head, await loadItems(db, head.id), language, origin) };
  });
}
