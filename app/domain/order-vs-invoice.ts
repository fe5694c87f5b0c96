/** A position of an order or of an invoice; kopiykas. */
export interface DocumentLine {
  readonly productId: string;
  readonly quantity: number;
  /** With the discount taken off. */
  readonly total: number;
}

/** `missing`: ordered and not delivered at all. `added`: delivered and never ordered. */
export type QuantityDifference = 'same' | 'short' | 'over' | 'missing' | 'added';
export type PriceDifference = 'same' | 'dearer' | 'cheaper';

/** A product as it was ordered and as it was delivered. Worths are kopiykas, below zero where the invoice comes to less. */
export interface ComparedLine {
  readonly productId: string;
  readonly ordered: DocumentLine;
  readonly delivered: DocumentLine;
  readonly quantity: QuantityDifference;
  readonly price: PriceDifference;
  /** What the pieces too few or too many come to at the ordered price. */
  readonly quantityWorth: number;
  /** What the other price comes to for the pieces delivered. */
  readonly priceWorth: number;
}

/** What all differences come to; `difference` is the sum of the three and what the invoice is above the order. */
export interface DeliveredTotals {
  readonly ordered: number;
  readonly delivered: number;
  readonly short: number;
  readonly over: number;
  readonly price: number;
  readonly difference: number;
}

/** Puts an order beside what was delivered, product by product, in the order's order; what was never ordered comes last. */
export function compareLines(ordered: readonly DocumentLine[], delivered: readonly DocumentLine[]): ComparedLine[] {
  const [wanted, came] = [addUpByProduct(ordered), addUpByProduct(delivered)];
  return [...new Set([...wanted.keys(), ...came.keys()])].map((productId) => {
    const nothing = { productId, quantity: 0, total: 0 };
    return compare(wanted.get(productId) ?? nothing, came.get(productId) ?? nothing);
  });
}

/** Whether a line is other than it was ordered. */
export function isDifferent({ quantity, price }: Pick<ComparedLine, 'quantity' | 'price'>): boolean {
  return quantity !== 'same' || price !== 'same';
}

/** Adds up the differences of all lines, kopiykas. */
export function addUpDifferences(lines: readonly ComparedLine[]): DeliveredTotals {
  const sum = (worth: (line: ComparedLine) => number) => lines.reduce((total, line) => total + worth(line), 0);
  const [ordered, delivered] = [sum((line) => line.ordered.total), sum((line) => line.delivered.total)];
  return {
    ordered,
    delivered,
    short: sum(({ quantityWorth }) => Math.min(0, quantityWorth)),
    over: sum(({ quantityWorth }) => Math.max(0, quantityWorth)),
    price: sum(({ priceWorth }) => priceWorth),
    difference: delivered - ordered,
  };
}

function compare(ordered: DocumentLine, delivered: DocumentLine): ComparedLine {
  const base = { productId: ordered.productId, ordered, delivered };
  const worth = delivered.total - ordered.total;
  if (delivered.quantity <= 0)
    return {
      ...base,
      quantity: ordered.quantity > 0 ? 'missing' : 'same',
      price: 'same',
      quantityWorth: worth,
      priceWorth: 0,
    };
  if (ordered.quantity <= 0) return { ...base, quantity: 'added', price: 'same', quantityWorth: worth, priceWorth: 0 };
  const price = comparePrices(ordered, delivered);
  const atOrderedPrice =
    price === 'same' ? delivered.total : Math.round((ordered.total * delivered.quantity) / ordered.quantity);
  return {
    ...base,
    quantity: compareQuantities(ordered.quantity, delivered.quantity),
    price,
    quantityWorth: atOrderedPrice - ordered.total,
    priceWorth: delivered.total - atOrderedPrice,
  };
}

function compareQuantities(ordered: number, delivered: number): QuantityDifference {
  if (delivered === ordered) return 'same';
  return delivered < ordered ? 'short' : 'over';
}

/** Each total is rounded to a kopiyka: of other quantities, a price that differs by less than that is the same. */
function comparePrices(ordered: DocumentLine, delivered: DocumentLine): PriceDifference {
  const difference = delivered.total * ordered.quantity - ordered.total * delivered.quantity;
  const rounding = ordered.quantity === delivered.quantity ? 0 : (ordered.quantity + delivered.quantity) / 2;
  if (Math.abs(difference) <= rounding) return 'same';
  return difference > 0 ? 'dearer' : 'cheaper';
}

function addUpByProduct(lines: readonly DocumentLine[]): Map<string, DocumentLine> {
  const found = new Map<string, DocumentLine>();
  for (const { productId, quantity, total } of lines) {
    const before = found.get(productId) ?? { quantity: 0, total: 0 };
    found.set(productId, { productId, quantity: before.quantity + quantity, total: before.total + total });
  }
  return found;
}
