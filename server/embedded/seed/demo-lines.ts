import type { ProductRow } from '../store/catalogue-tables';
import type { Random } from '../random';
import type { PlannedDocument } from './demo-plan';

/** Kopiykas. */
export interface DemoLine {
  readonly product: ProductRow;
  readonly quantity: number;
  readonly price: number;
  readonly discount: number;
  readonly total: number;
}

/** By farm id. */
export type FarmPercents = ReadonlyMap<number, number>;

function priceLine(product: ProductRow, quantity: number, percents: FarmPercents): DemoLine {
  const price = product.priceShop;
  const percent = product.promotionId === null ? (percents.get(product.farmId) ?? 0) : 0;
  const discount = Math.round((quantity * price * percent) / 100);
  return { product, quantity, price, discount, total: quantity * price - discount };
}

/** A few packs of some products. */
export function drawLines(
  pool: readonly [ProductRow, ...ProductRow[]],
  positions: number,
  percents: FarmPercents,
  random: Random,
): DemoLine[] {
  const picked = new Set<ProductRow>();
  while (picked.size < Math.min(positions, pool.length)) picked.add(random.pick(pool));
  return [...picked].map((product) =>
    priceLine(product, product.packSize * random.whole(1, product.packSize >= 20 ? 3 : 6), percents),
  );
}

/** Lines of the invoice for an order, by its outcome. @param pool products for extra lines */
export function followLines(
  ordered: readonly DemoLine[],
  { documentType, follows }: PlannedDocument,
  percents: FarmPercents,
  pool: readonly ProductRow[],
): DemoLine[] {
  if (follows?.outcome === 'short')
    return documentType === 'expenseInvoice' ? fallShort(ordered, percents) : claimMissing(ordered, percents);
  return follows?.outcome === 'mixed' ? mixUp(ordered, percents, pool) : [...ordered];
}

/** A pack less on the first line, and without the last line. */
function fallShort([first, ...others]: readonly DemoLine[], percents: FarmPercents): DemoLine[] {
  if (!first) return [];
  const delivered = first.quantity - missingOf(first);
  return [...(delivered > 0 ? [priceLine(first.product, delivered, percents)] : []), ...others.slice(0, -1)];
}

/** Returns have only what was missing. */
function claimMissing([first]: readonly DemoLine[], percents: FarmPercents): DemoLine[] {
  return first ? [priceLine(first.product, missingOf(first), percents)] : [];
}

/** A higher price, an extra pack, and a product nobody ordered. */
function mixUp(
  [first, second, ...others]: readonly DemoLine[],
  percents: FarmPercents,
  pool: readonly ProductRow[],
): DemoLine[] {
  if (!first || !second) return [];
  const known = [first, second, ...others].map(({ product }) => product.id);
  const added = pool.find(({ id }) => !known.includes(id));
  const dearer = { ...first.product, priceShop: Math.ceil((first.product.priceShop * 21) / 2_000) * 100 };
  return [
    priceLine(dearer, first.quantity, percents),
    priceLine(second.product, second.quantity + second.product.packSize, percents),
    ...others,
    ...(added ? [priceLine(added, added.packSize, percents)] : []),
  ];
}

function missingOf({ product, quantity }: DemoLine): number {
  return Math.min(product.packSize, quantity);
}
