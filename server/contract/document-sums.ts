/** What a document says of its money, kopiykas. */
export interface DocumentMoney {
  readonly total: number;
  readonly discount: number | null;
  readonly bonuses: number | null;
  readonly correction: number | null;
  /** None where the API leaves them out. */
  readonly items?: readonly ItemMoney[] | undefined;
}

export interface ItemMoney {
  readonly quantity: number;
  readonly price: number;
  readonly total: number;
}

/** A line that adds up: `gross − discount = total`; a line dearer than its price has a discount below zero. */
export interface ItemSums {
  readonly gross: number;
  readonly discount: number;
  readonly total: number;
}

/** A foot that adds up: `gross − discount − bonuses + correction + difference = total`. */
export interface DocumentSums extends ItemSums {
  readonly bonuses: number;
  readonly correction: number;
  /** What the supplier's total differs by from all that it names. */
  readonly difference: number;
}

/** A line's sum before the discount, and the discount that leads to its total. */
export function sumItem({ quantity, price, total }: ItemMoney): ItemSums {
  const gross = Math.round(quantity * price);
  return { gross, discount: gross - total, total };
}

/**
 * The foot of a document. The discount is that of its lines, or the one it names where that leads to its total; bonuses and a correction that the lines
 * have in them already are not counted twice. What is left is the `difference`.
 */
export function sumDocument({ items, total, ...named }: DocumentMoney): DocumentSums {
  const bonuses = named.bonuses ?? 0;
  const correction = named.correction ?? 0;
  if (!items || items.length === 0) {
    const discount = named.discount ?? 0;
    return { gross: total + discount + bonuses - correction, discount, bonuses, correction, difference: 0, total };
  }
  const lines = items.map(sumItem);
  const gross = lines.reduce((sum, line) => sum + line.gross, 0);
  const ofLines = lines.reduce((sum, line) => sum + line.discount, 0);
  const ways = [ofLines, named.discount ?? ofLines].flatMap((discount) => [
    { discount, bonuses, correction },
    { discount, bonuses, correction: 0 },
    { discount, bonuses: 0, correction },
    { discount, bonuses: 0, correction: 0 },
  ]);
  const missing = (way: (typeof ways)[number]) => total - (gross - way.discount - way.bonuses + way.correction);
  const way = ways.find((each) => missing(each) === 0) ?? { discount: ofLines, bonuses, correction };
  return { gross, ...way, difference: missing(way), total };
}
