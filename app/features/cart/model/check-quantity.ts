import { parseQuantityInput, splitUnit, wholePacksWithin, type QuantityParseError } from '~server/domain/quantity';
import type { Unit } from '~server/domain/unit-words';

export interface QuantityBounds {
  readonly packSize: number | null;
  readonly available: number;
  /** Pieces of the product on other cart lines. */
  readonly inCart: number;
}

/** `tooMany` offers the most that fits. `packOverStock`: the pieces are in stock, but not a whole pack. */
export type QuantityError =
  | QuantityParseError
  | { readonly kind: 'unknownUnit' }
  | {
      readonly kind: 'tooMany';
      readonly requested: number;
      readonly available: number;
      readonly inCart: number;
      readonly offer: number;
    }
  | { readonly kind: 'packOverStock'; readonly packSize: number; readonly left: number };

export type CheckedQuantity =
  { readonly ok: true; readonly pieces: number } | { readonly ok: false; readonly problem: QuantityError };

/** Parses a typed quantity and checks it against pack size and stock. Offers only quantities that fit. */
export function checkQuantity(typed: string, unit: Unit | undefined, bounds: QuantityBounds): CheckedQuantity {
  if (!unit) return { ok: false, problem: { kind: 'unknownUnit' } };
  const read = parseQuantityInput(typed, unit, bounds.packSize);
  if (read.ok) {
    const fits = read.pieces + bounds.inCart <= bounds.available;
    return fits ? read : { ok: false, problem: tooMany(read.pieces, bounds) };
  }
  const { error } = read;
  if (error.kind === 'whichUnit' && error.count + bounds.inCart > bounds.available)
    return { ok: false, problem: tooMany(error.count * error.packSize, bounds) };
  if (error.kind !== 'splitsPack') return { ok: false, problem: error };
  const neighbours = error.neighbours.filter((pieces) => pieces + bounds.inCart <= bounds.available);
  if (neighbours.length > 0) return { ok: false, problem: { ...error, neighbours } };
  const requested = Number(splitUnit(typed).number);
  const left = bounds.available - bounds.inCart;
  return {
    ok: false,
    problem: requested > left ? tooMany(requested, bounds) : { kind: 'packOverStock', packSize: error.packSize, left },
  };
}

export function tooMany(pieces: number, { packSize, available, inCart }: QuantityBounds): QuantityError {
  return {
    kind: 'tooMany',
    requested: pieces + inCart,
    available,
    inCart,
    offer: wholePacksWithin(available - inCart, packSize),
  };
}
