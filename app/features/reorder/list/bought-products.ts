import { linesByProduct, piecesOf } from '../repeat/earlier-parts';
import type { CustomerDocument, DocumentItem } from '~server/contract/documents';

export interface BoughtProduct {
  /** Its line in the latest order, in total. */
  readonly item: DocumentItem;
  /** Its lines there, which may have several prices. */
  readonly lines: readonly DocumentItem[];
  /** Number of orders with the product. */
  readonly times: number;
}

/** Products of the orders, most often bought first, then latest. @param orders newest first */
export function countBoughtProducts(orders: readonly Pick<CustomerDocument, 'items'>[]): BoughtProduct[] {
  const known = new Map<string, BoughtProduct>();
  for (const { items = [] } of orders) {
    for (const lines of linesByProduct(items)) {
      const [first] = lines;
      if (!first) continue;
      const last = known.get(first.product.id);
      const item = { ...first, quantity: piecesOf(lines) };
      known.set(item.product.id, last ? { ...last, times: last.times + 1 } : { item, lines, times: 1 });
    }
  }
  return [...known.values()].sort((one, other) => other.times - one.times);
}
