import { sum } from '~server/domain/pricing';
import type { DocumentItem } from '~server/contract/documents';
import { addUp, multiply, type Money } from '~server/contract/money';
import { addToMultimap } from '~server/domain/multimap';

/** Pieces of a product at one of the prices that an order has for it; negative where more was taken back than bought at it. */
export interface EarlierPart {
  readonly quantity: number;
  readonly price: Money;
}

/** The lines of an order by product, without products of which nothing was kept. */
export function linesByProduct(items: readonly DocumentItem[]): DocumentItem[][] {
  const lines = new Map<string, DocumentItem[]>();
  for (const item of items) addToMultimap(lines, item.product.id, item);
  return [...lines.values()].filter((own) => piecesOf(own) > 0);
}

/** What is kept of the lines of one product. */
export function piecesOf(lines: readonly EarlierPart[]): number {
  return sum(lines.map(({ quantity }) => quantity));
}

/** The lines of one product, one for each price. */
export function partsOf(lines: readonly EarlierPart[]): EarlierPart[] {
  const byPrice = new Map<number, EarlierPart>();
  for (const { quantity, price } of lines)
    byPrice.set(price.amount, { price, quantity: quantity + (byPrice.get(price.amount)?.quantity ?? 0) });
  return [...byPrice.values()].filter(({ quantity }) => quantity !== 0);
}

/** The average price of what was bought; the price itself where there is one. */
export function averagePrice(parts: readonly EarlierPart[]): Money {
  const bought = parts.filter(({ quantity }) => quantity > 0);
  return multiply(addUp(bought.map(({ quantity, price }) => multiply(price, quantity))), 1, piecesOf(bought));
}
