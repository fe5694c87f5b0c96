import { priceLine } from '~server/domain/pricing';
import { parseQuantityInput, type QuantityParseError } from '~server/domain/quantity';
import type { Unit } from '~server/domain/unit-words';
import type { Money } from '~server/contract/money';
import type { OrderingView } from './product-view';

export type PricedQuantity =
  | { readonly ok: true; readonly pieces: number; readonly total: Money }
  | { readonly ok: false; readonly error: QuantityParseError };

/** Pieces and price of a typed quantity of a product, or why it would be refused as typed. */
export function priceTyped(
  { packSize, piecePrice, percentOff = 0 }: OrderingView,
  typed: string,
  unit: Unit,
): PricedQuantity {
  const read = parseQuantityInput(typed, unit, packSize ?? null);
  return read.ok ? { ...read, total: priceLine(piecePrice, read.pieces, percentOff).total } : read;
}
