import { add, addUp, least, most, multiply, subtract, zero, type Money } from '../contract/money';

export interface DocumentLine {
  readonly productId: string;
  readonly quantity: number;
  readonly total: Money;
}

/** `missing`: ordered, not delivered. `added`: delivered, not ordered. */
export type QuantityDifference = 'same' | 'short' | 'over' | 'missing' | 'added';
export type PriceDifference = 'same' | 'dearer' | 'cheaper';

/** A product as ordered and delivered. `quantityWorth` is the difference at the ordered price, `priceWorth` the price difference of delivered pieces; negative where the invoice is less. */
export interface ComparedLine {
  readonly productId: string;
  readonly ordered: DocumentLine;
  readonly delivered: DocumentLine;
  readonly quantity: QuantityDifference;
  readonly price: PriceDifference;
  readonly quantityWorth: Money;
  readonly priceWorth: Money;
}

/** Compares an order with its invoices by product, in the order's sequence; added products come last. */
export function compareLines(ordered: readonly DocumentLine[], delivered: readonly DocumentLine[]): ComparedLine[] {
  const [wanted, came] = [addUpByProduct(ordered), addUpByProduct(delivered)];
  return [...new Set([...wanted.keys(), ...came.keys()])].map((productId) => {
    const nothing = { productId, quantity: 0, total: zero };
    return compareLine(wanted.get(productId) ?? nothing, came.get(productId) ?? nothing);
  });
}

export function isDifferent({ quantity, price }: Pick<ComparedLine, 'quantity' | 'price'>): boolean {
  return quantity !== 'same' || price !== 'same';
}

export function addUpDifferences(lines: readonly ComparedLine[]) {
  const sum = (worth: (line: ComparedLine) => Money) => addUp(lines.map(worth));
  const [ordered, delivered] = [sum((line) => line.ordered.total), sum((line) => line.delivered.total)];
  return {
    ordered,
    delivered,
    short: sum(({ quantityWorth }) => least(zero, quantityWorth)),
    over: sum(({ quantityWorth }) => most(zero, quantityWorth)),
    price: sum(({ priceWorth }) => priceWorth),
    difference: subtract(delivered, ordered),
  };
}

export type DeliveredTotals = ReturnType<typeof addUpDifferences>;

function compareLine(ordered: DocumentLine, delivered: DocumentLine): ComparedLine {
  const base = { productId: ordered.productId, ordered, delivered };
  const worth = subtract(delivered.total, ordered.total);
  if (delivered.quantity <= 0)
    return {
      ...base,
      quantity: ordered.quantity > 0 ? 'missing' : 'same',
      price: 'same',
      quantityWorth: worth,
      priceWorth: zero,
    };
  if (ordered.quantity <= 0)
    return { ...base, quantity: 'added', price: 'same', quantityWorth: worth, priceWorth: zero };
  const price = comparePrices(ordered, delivered);
  const atOrderedPrice =
    price === 'same' ? delivered.total : multiply(ordered.total, delivered.quantity, ordered.quantity);
  return {
    ...base,
    quantity: compareQuantities(ordered.quantity, delivered.quantity),
    price,
    quantityWorth: subtract(atOrderedPrice, ordered.total),
    priceWorth: subtract(delivered.total, atOrderedPrice),
  };
}

function compareQuantities(ordered: number, delivered: number): QuantityDifference {
  if (delivered === ordered) return 'same';
  return delivered < ordered ? 'short' : 'over';
}

/** Totals are rounded to kopiykas: a smaller difference counts as the same price. */
function comparePrices(ordered: DocumentLine, delivered: DocumentLine): PriceDifference {
  const difference = delivered.total.amount * ordered.quantity - ordered.total.amount * delivered.quantity;
  const rounding = ordered.quantity === delivered.quantity ? 0 : (ordered.quantity + delivered.quantity) / 2;
  if (Math.abs(difference) <= rounding) return 'same';
  return difference > 0 ? 'dearer' : 'cheaper';
}

function addUpByProduct(lines: readonly DocumentLine[]): Map<string, DocumentLine> {
  const found = new Map<string, DocumentLine>();
  for (const { productId, quantity, total } of lines) {
    const before = found.get(productId) ?? { quantity: 0, total: zero };
    found.set(productId, { productId, quantity: before.quantity + quantity, total: add(before.total, total) });
  }
  return found;
}
