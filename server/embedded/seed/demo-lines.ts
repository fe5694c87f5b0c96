import type { ProductRow } from '../store/catalogue-tables';
import type { Random } from '../random';
import type { PlannedDocument } from './demo-plan';

/** A line before it belongs to a document; kopiykas. */
export interface DemoLine {
  readonly product: ProductRow;
  readonly quantity: number;
  readonly price: number;
  readonly discount: number;
  readonly total: number;
}

/** Percent per farm id. */
export type FarmPercents = ReadonlyMap<number, number>;

function priceLine(product: ProductRow, quantity: number, percents: FarmPercents): DemoLine {
  const price = product.priceShop;
  const percent = product.promotionId === null ? (percents.get(product.farmId) ?? 0) : 0;
  const discount = Math.round((quantity * price * percent) / 100);
  return { product, quantity, price, discount, total: quantity * price - discount };
}

/** What a small shop orders in a morning: a few packs of each. */
export function drawLines(
  pool: readonly [ProductRow, ...ProductRow[]],
  positions: number,
  percents: FarmPercents,
  random: Random,
): DemoLine[] {
  const picked = new Set<ProductRow>();
  while (picked.size < Math.min(positions, pool.length)) picked.add(random.pick(pool));
  return [...picked].map((product) => priceLine(product, product.packSize * random.whole(1, product.packSize >= 20 ? 3 : 6), percents));
}

/** What came of an order: short by a pack on the first line and without the last; papers on returns carry only what was short. */
export function followLines(ordered: readonly DemoLine[], { documentType, follows }: PlannedDocument, percents: FarmPercents): DemoLine[] {
  if (!follows?.short) return [...ordered];
  const [first, ...others] = ordered;
  if (!first) return [];
  const missing = Math.min(first.product.packSize, first.quantity);
  if (documentType !== 'expenseInvoice') return [priceLine(first.product, missing, percents)];
  const delivered = first.quantity - missing;
  return [...(delivered > 0 ? [priceLine(first.product, delivered, percents)] : []), ...others.slice(0, -1)];
}
