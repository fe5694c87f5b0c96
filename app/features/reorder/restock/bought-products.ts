import type { CustomerDocument, DocumentItem } from '~server/contract/documents';

/** A product of the recent orders. */
export interface BoughtProduct {
  /** Its line in the latest order, in total. */
  readonly item: DocumentItem;
  /** ISO time of that order. */
  readonly on: string;
  /** Number of orders with the product. */
  readonly times: number;
}

/** Products of the orders, most often bought first, then latest. @param orders newest first */
export function countBoughtProducts(orders: readonly Pick<CustomerDocument, 'date' | 'items'>[]): BoughtProduct[] {
  const known = new Map<string, BoughtProduct>();
  for (const { date, items = [] } of orders) {
    for (const item of addUp(items)) {
      const last = known.get(item.product.id);
      known.set(item.product.id, last ? { ...last, times: last.times + 1 } : { item, on: date, times: 1 });
    }
  }
  return [...known.values()].sort((one, other) => other.times - one.times);
}

function addUp(items: readonly DocumentItem[]): DocumentItem[] {
  const lines = new Map<string, DocumentItem>();
  for (const item of items) {
    const known = lines.get(item.product.id);
    lines.set(item.product.id, known ? { ...known, quantity: known.quantity + item.quantity } : item);
  }
  return [...lines.values()];
}
