import { compare, signOf, subtract, type Money } from '../contract/money';
import { priceLine } from './pricing';
import { wholePacksWithin } from './quantity';

/** Quantities in pieces; `percent` is the personal discount. */
export interface ReducibleLine {
  readonly itemId: string;
  readonly quantity: number;
  readonly packSize: number | null;
  readonly price: Money;
  readonly percent: number;
}

export interface ReducedLine {
  readonly itemId: string;
  readonly quantity: number;
  readonly saves: Money;
}

/** Lines to reduce by whole packs so that the total falls by `over`: the cut that overshoots least, else first the line that can save most. No line is removed; null where that is not enough. */
export function fitToCreditLimit(lines: readonly ReducibleLine[], over: Money): ReducedLine[] | null {
  if (signOf(over) <= 0) return [];
  const single = lines
    .flatMap((line) => reduceLine(line, over) ?? [])
    .toSorted((one, other) => compare(one.saves, other.saves))[0];
  if (single) return [single];
  const largest = lines.map(reduceMost).toSorted((one, other) => compare(other.saves, one.saves))[0];
  if (!largest || signOf(largest.saves) === 0) return null;
  const rest = fitToCreditLimit(
    lines.filter(({ itemId }) => itemId !== largest.itemId),
    subtract(over, largest.saves),
  );
  return rest && [largest, ...rest];
}

/** The most packs that still save enough, found by halving: a line may be of a billion pieces. */
function reduceLine(line: ReducibleLine, over: Money): ReducedLine | null {
  if (compare(reduceMost(line).saves, over) < 0) return null;
  const size = line.packSize ?? 1;
  let [enough, above] = [1, wholePacksWithin(line.quantity - 1, line.packSize) / size + 1];
  while (above - enough > 1) {
    const packs = Math.floor((enough + above) / 2);
    if (compare(reduceTo(line, packs * size).saves, over) < 0) above = packs;
    else enough = packs;
  }
  return reduceTo(line, enough * size);
}

/** One pack, or one piece without packs, is left. */
function reduceMost(line: ReducibleLine): ReducedLine {
  return reduceTo(line, Math.min(line.quantity, line.packSize ?? 1));
}

function reduceTo(line: ReducibleLine, quantity: number): ReducedLine {
  return { itemId: line.itemId, quantity, saves: subtract(totalOf(line, line.quantity), totalOf(line, quantity)) };
}

function totalOf({ price, percent }: ReducibleLine, pieces: number): Money {
  return priceLine(price, pieces, percent).total;
}
