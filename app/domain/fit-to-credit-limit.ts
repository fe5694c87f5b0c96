import { compare, signOf, subtract, type Money } from '~server/contract/money';
import { priceLine } from './pricing';
import { wholePacksWithin } from './quantity';

/** Quantities in pieces; `percent` is the personal discount. A reduced line of 0 is removed. */
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

/** Lines to reduce by whole packs so that the total falls by `over`: the cut that overshoots least, else the dearest first. Null where an empty cart is not enough. */
export function fitToCreditLimit(lines: readonly ReducibleLine[], over: Money): ReducedLine[] | null {
  if (signOf(over) <= 0) return [];
  const single = lines
    .flatMap((line) => reduceLine(line, over) ?? [])
    .toSorted((one, other) => compare(one.saves, other.saves))[0];
  if (single) return [single];
  const dearest = lines.toSorted((one, other) => compare(totalOf(other), totalOf(one)))[0];
  if (!dearest) return null;
  const removed = { itemId: dearest.itemId, quantity: 0, saves: totalOf(dearest) };
  const rest = fitToCreditLimit(
    lines.filter((line) => line !== dearest),
    subtract(over, removed.saves),
  );
  return rest && [removed, ...rest];
}

function reduceLine(line: ReducibleLine, over: Money): ReducedLine | null {
  const whole = totalOf(line);
  if (compare(whole, over) < 0) return null;
  const size = line.packSize ?? 1;
  let remaining = wholePacksWithin(line.quantity - 1, line.packSize);
  while (remaining > 0 && compare(subtract(whole, totalOf(line, remaining)), over) < 0) remaining -= size;
  return { itemId: line.itemId, quantity: remaining, saves: subtract(whole, totalOf(line, remaining)) };
}

function totalOf({ price, percent, quantity }: ReducibleLine, pieces = quantity): Money {
  return priceLine(price, pieces, percent).total;
}
