import { add, addUp, isZero, multiply, subtract, zero, type Money } from './money';

export interface DocumentMoney {
  readonly total: Money;
  readonly discount: Money | null;
  readonly bonuses: Money | null;
  readonly correction: Money | null;
  /** Missing in lists. */
  readonly items?: readonly ItemMoney[] | undefined;
}

export interface ItemMoney {
  readonly quantity: number;
  readonly price: Money;
  readonly total: Money;
}

/** `gross − discount = total`; a surcharge is a negative discount. */
export function sumItem({ quantity, price, total }: ItemMoney) {
  const gross = multiply(price, quantity);
  return { gross, discount: subtract(gross, total), total };
}

/**
 * Totals that add up: `gross − discount − bonuses + correction + difference = total`. Bonuses and a correction that are part
 * of the lines already are not counted twice; the difference is what remains unexplained of the supplier's total.
 */
export function sumDocument({ items, total, ...named }: DocumentMoney) {
  const bonuses = named.bonuses ?? zero;
  const correction = named.correction ?? zero;
  if (!items || items.length === 0) {
    const discount = named.discount ?? zero;
    const gross = subtract(addUp([total, discount, bonuses]), correction);
    return { gross, discount, bonuses, correction, difference: zero, total };
  }
  const lines = items.map(sumItem);
  const gross = addUp(lines.map((line) => line.gross));
  const ofLines = addUp(lines.map((line) => line.discount));
  const ways = [ofLines, named.discount ?? ofLines].flatMap((discount) => [
    { discount, bonuses, correction },
    { discount, bonuses, correction: zero },
    { discount, bonuses: zero, correction },
    { discount, bonuses: zero, correction: zero },
  ]);
  const missing = (way: (typeof ways)[number]) =>
    subtract(add(total, add(way.discount, way.bonuses)), add(gross, way.correction));
  const way = ways.find((each) => isZero(missing(each))) ?? { discount: ofLines, bonuses, correction };
  return { gross, ...way, difference: missing(way), total };
}
