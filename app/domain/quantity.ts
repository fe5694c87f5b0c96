import { cleanText } from './clean-text';
import { parseUnit, type Unit } from './unit-words';

/** Why a typed quantity cannot be used; `splitsPack` comes with the whole packs on both sides, in pieces; `whichUnit`: a bare number that may count packs or pieces. */
export type QuantityParseError =
  | { readonly kind: 'notWhole' | 'notPositive' }
  | { readonly kind: 'whichUnit'; readonly count: number; readonly packSize: number }
  | { readonly kind: 'splitsPack'; readonly packSize: number; readonly neighbours: readonly number[] };

export type ReadQuantity =
  { readonly ok: true; readonly pieces: number } | { readonly ok: false; readonly error: QuantityParseError };

/** A typed quantity as its number and the unit written after it: '30 шт', '2п', '2 packs'; null where none is written. */
export function splitUnit(text: string): { readonly number: string; readonly unit: Unit | null } {
  const at = text.search(/\p{L}/u);
  const unit = at > 0 ? parseUnit(text.slice(at)) : null;
  return { number: plainNumber(unit === null ? text : text.slice(0, at)), unit };
}

/**
 * Reads a typed quantity as pieces; a unit written after the number counts before that of its box. Flowers leave in whole packs, never split: a number
 * of pieces that splits a pack is answered with both neighbours, never rounded in silence. Without a pack size any whole number of pieces will do.
 */
export function parseQuantity(text: string, boxUnit: Unit, packSize: number | null): ReadQuantity {
  const { number, unit } = splitUnit(text);
  const size = packSize ?? 1;
  const pieces = Number(number) * ((unit ?? boxUnit) === 'pack' ? size : 1);
  if (!/^[+-]?\d+\.?0*$/.test(number)) return { ok: false, error: { kind: 'notWhole' } };
  if (pieces <= 0) return { ok: false, error: { kind: 'notPositive' } };
  const below = pieces - (pieces % size);
  // Whatever is not below is whole, a number of pieces past all counting among it.
  if (!(below < pieces)) return { ok: true, pieces };
  return {
    ok: false,
    error: { kind: 'splitsPack', packSize: size, neighbours: [below, below + size].filter((count) => count > 0) },
  };
}

/**
 * The same of a box that a person fills in: a bare number in a box of packs that is two packs or more of pieces, too, is asked about. '50' of a pack
 * of 25 may be 50 packs or 50 pieces.
 */
export function readTypedQuantity(text: string, boxUnit: Unit, packSize: number | null): ReadQuantity {
  const read = parseQuantity(text, boxUnit, packSize);
  if (!read.ok || boxUnit === 'piece' || packSize === null || splitUnit(text).unit !== null) return read;
  const count = read.pieces / packSize;
  const isUnclear = packSize > 1 && count >= 2 * packSize && count % packSize === 0;
  return isUnclear ? { ok: false, error: { kind: 'whichUnit', count, packSize } } : read;
}

/** A typed number without the signs between its groups of three, and with a decimal point: '1 240', '1,240' and '1.240' are '1240', '12,5' is '12.5'. */
export function plainNumber(text: string): string {
  return cleanText(text)
    .replace(/^[1-9]\d{0,2}([\s.,])\d{3}(\1\d{3})*(?!\d|\1)/, (groups) => groups.replace(/\D/g, ''))
    .replace(',', '.');
}

/** A quantity that is left empty or at 0 asks for nothing. */
export function isBlankQuantity(text: string): boolean {
  return /^0*$/.test(splitUnit(text).number);
}

/** The most pieces in whole packs that the stock allows. */
export function wholePacksWithin(available: number, packSize: number | null): number {
  const size = packSize ?? 1;
  return Math.max(0, Math.floor(available / size) * size);
}

/** How many packs so many pieces make; null where there is no pack or it would be split. */
export function packsOf(pieces: number, packSize: number | null): number | null {
  return packSize !== null && pieces % packSize === 0 ? pieces / packSize : null;
}
