import { loadWholeList } from '~/data/read-pages.server';
import { belongsOn } from '~/data/documents/document-lists.server';
import { addDays } from '~server/domain/kyiv-time';
import { MAX_PER_PAGE } from '~server/api/paging';
import type { DocumentType } from '~server/contract/enumerations';
import { endpoints } from '~server/contract/endpoints';
import type { CustomerCalls } from '~server/session/customer-calls';
import { averagePrice } from '../repeat/earlier-parts';
import { countBoughtProducts, type BoughtProduct } from './bought-products';
import { dayOf, ordersOf, readPurchases, signedLines } from './purchase-documents.server';

/** Orders of ten days; thirty a day make 300. */
const MAX_PAGES = 3;
/** Goods are returned within so many days. */
const RETURN_DAYS = 14;

/** The first and the last day, in Kyiv. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export interface PeriodPurchases {
  /** With all pieces of the period, less those given back; what was bought in most orders first. */
  readonly products: readonly BoughtProduct[];
  /** Number of orders that were counted. */
  readonly orders: number;
  /** Number of documents whose lines could not be loaded. */
  readonly unread: number;
  /** Whether the period has more orders than were loaded. */
  readonly isCut: boolean;
}

/** What was bought in a period, less what returns that name an order gave back. @throws WholesaleError when a list cannot be loaded */
export async function loadPeriodPurchases(
  api: Pick<CustomerCalls, 'call'>,
  { from, to }: Days,
): Promise<PeriodPurchases> {
  const list = (documentType: DocumentType, dateTo: string, maxPages: number) =>
    loadWholeList(
      (page) =>
        api.call(endpoints.documents.list, {
          query: { documentType: [documentType], dateFrom: from, dateTo, page, perPage: MAX_PER_PAGE },
        }),
      maxPages,
    );
  const [ordered, returned] = await Promise.all([
    list('order', to, MAX_PAGES),
    list('return', addDays(to, RETURN_DAYS), 1),
  ]);
  const orders = ordered.entries.filter((document) => {
    const day = dayOf(document);
    return belongsOn('orders', document) && document.status !== 'canceled' && day >= from && day <= to;
  });
  const returns = returned.entries.filter(
    ({ documentType, status }) => documentType === 'return' && status !== 'canceled',
  );
  const { documents, unread, isCut } = await readPurchases(api, orders, returns);
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of documents.flatMap(signedLines))
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  const read = ordersOf(documents);
  return {
    products: countBoughtProducts(read).flatMap((bought) => {
      const quantity = pieces.get(bought.item.product.id) ?? 0;
      const item = { ...bought.item, quantity, price: averagePrice(bought.lines) };
      return quantity > 0 ? [{ ...bought, item, lines: [item] }] : [];
    }),
    orders: read.length,
    unread,
    isCut: isCut || ordered.isCut || returned.isCut,
  };
}
