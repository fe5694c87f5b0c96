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
  return [...picked].map((product) =>
    priceLine(product, product.packSize * random.whole(1, product.packSize >= 20 ? 3 : 6), percents),
  );
}

/** What came of an order, as its paper lists it; `pool` is what else there is to put into the box. */
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

/** Short by a pack on the first line and without the last. */
function fallShort([first, ...others]: readonly DemoLine[], percents: FarmPercents): DemoLine[] {
  if (!first) return [];
  const delivered = first.quantity - missingOf(first);
  return [...(delivered > 0 ? [priceLine(first.product, delivered, percents)] : []), ...others.slice(0, -1)];
}

/** Papers on returns carry only what was short. */
function claimMissing([first]: readonly DemoLine[], percents: FarmPercents): DemoLine[] {
  return first ? [priceLine(first.product, missingOf(first), percents)] : [];
}

/** The first line dearer, a pack too many of the second, and a pack of what was not ordered. */
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
