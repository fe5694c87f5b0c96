import type { CustomerDocument, DocumentItem } from '~server/contract/documents';

/** A product as it was bought the last time. */
export interface Bought {
  /** The line of that order, all its pieces together. */
  readonly item: DocumentItem;
  /** ISO time of that order. */
  readonly on: string;
  /** Orders of the period that have the product. */
  readonly times: number;
}

/**
 * The products of some orders, what is bought most often first, else what was bought last.
 * @param orders newest first
 */
export function listBought(orders: readonly Pick<CustomerDocument, 'date' | 'items'>[]): Bought[] {
  const known = new Map<string, Bought>();
  for (const { date, items = [] } of orders) {
    for (const item of addUp(items)) {
      const last = known.get(item.product.id);
      known.set(item.product.id, last ? { ...last, times: last.times + 1 } : { item, on: date, times: 1 });
    }
  }
  return [...known.values()].sort((one, other) => other.times - one.times);
}

/** The lines of an order, each product once. */
function addUp(items: readonly DocumentItem[]): DocumentItem[] {
  const lines = new Map<string, DocumentItem>();
  for (const item of items) {
    const known = lines.get(item.product.id);
    lines.set(item.product.id, known ? { ...known, quantity: known.quantity + item.quantity } : item);
  }
  return [...lines.values()];
}
