import { cleanText } from './clean-text';
import { parseUnitWord, type Unit } from './unit-words';

/** `splitsPack`: the nearest whole packs, in pieces. `whichUnit`: a bare number that may mean packs or pieces. */
export type QuantityParseError =
  | { readonly kind: 'notWhole' | 'notPositive' }
  | { readonly kind: 'whichUnit'; readonly count: number; readonly packSize: number }
  | { readonly kind: 'splitsPack'; readonly packSize: number; readonly neighbours: readonly number[] };

export type ParsedQuantity =
  { readonly ok: true; readonly pieces: number } | { readonly ok: false; readonly error: QuantityParseError };

/** Splits a unit from a typed quantity: '30 шт', '2п', '2 packs'. */
export function splitUnit(text: string): { readonly number: string; readonly unit: Unit | null } {
  const at = text.search(/\p{L}/u);
  const unit = at > 0 ? parseUnitWord(text.slice(at)) : null;
  return { number: plainNumber(unit === null ? text : text.slice(0, at)), unit };
}

/** Parses a quantity as pieces; a typed unit wins over `boxUnit`. Packs are never split and nothing is rounded. @param packSize null accepts any whole number */
export function parseQuantity(text: string, boxUnit: Unit, packSize: number | null): ParsedQuantity {
  const { number, unit } = splitUnit(text);
  const size = packSize ?? 1;
  const pieces = Number(number) * ((unit ?? boxUnit) === 'pack' ? size : 1);
  if (!/^[+-]?\d+(\.0*)?$/.test(number)) return { ok: false, error: { kind: 'notWhole' } };
  if (pieces <= 0) return { ok: false, error: { kind: 'notPositive' } };
  const below = pieces - (pieces % size);
  // Also true for numbers too large to compare.
  if (!(below < pieces)) return { ok: true, pieces };
  return {
    ok: false,
    error: { kind: 'splitsPack', packSize: size, neighbours: [below, below + size].filter((count) => count > 0) },
  };
}

/** As {@link parseQuantity} for a person's input: '50' of a pack of 25 may mean 50 packs or 50 pieces, and is an error. */
export function parseQuantityInput(text: string, boxUnit: Unit, packSize: number | null): ParsedQuantity {
  const read = parseQuantity(text, boxUnit, packSize);
  if (!read.ok || boxUnit === 'piece' || packSize === null || splitUnit(text).unit !== null) return read;
  const count = read.pieces / packSize;
  const isUnclear = packSize > 1 && count >= 2 * packSize && count % packSize === 0;
  return isUnclear ? { ok: false, error: { kind: 'whichUnit', count, packSize } } : read;
}

/** Removes group separators: '1 240', '1,240' and '1.240' give '1240', '12,5' gives '12.5'. */
export function plainNumber(text: string): string {
  return cleanText(text)
    .replace(/^[1-9]\d{0,2}([\s.,])\d{3}(\1\d{3})*(?!\d|\1)/, (groups) => groups.replace(/\D/g, ''))
    .replace(',', '.');
}

export function isBlankQuantity(text: string): boolean {
  return /^0*$/.test(splitUnit(text).number);
}

/** '0', also with a unit: nothing of it is wanted. */
export function isZeroQuantity(text: string): boolean {
  return /^0+$/.test(splitUnit(text).number);
}

export function wholePacksWithin(available: number, packSize: number | null): number {
  const size = packSize ?? 1;
  return Math.max(0, Math.floor(available / size) * size);
}

export function packsOf(pieces: number, packSize: number | null): number | null {
  return packSize !== null && pieces % packSize === 0 ? pieces / packSize : null;
}

/** The nearest whole packs in pieces, at least one; half a pack is rounded up. */
export function nearestWholePacks(pieces: number, packSize: number | null): number {
  const size = packSize ?? 1;
  return Math.max(1, Math.round(pieces / size)) * size;
}
