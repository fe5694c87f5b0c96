import { cleanText } from './clean-text';

/** What a quantity field counts in. */
export const units = ['piece', 'pack'] as const;
export type Unit = (typeof units)[number];

/** Why a typed quantity cannot be used; `splitsPack` comes with the whole packs on both sides, in pieces. */
export type QuantityFault =
  | { readonly kind: 'notWhole' | 'notPositive' }
  | { readonly kind: 'splitsPack'; readonly packSize: number; readonly neighbours: readonly number[] };

export type ReadQuantity =
  { readonly ok: true; readonly pieces: number } | { readonly ok: false; readonly fault: QuantityFault };

/**
 * Reads a typed quantity as pieces. Flowers leave in whole packs, never split: a number of pieces that splits a pack
 * is answered with both neighbours, never rounded in silence. Without a pack size any whole number of pieces will do.
 */
export function readQuantity(text: string, unit: Unit, packSize: number | null): ReadQuantity {
  const typed = plainNumber(text);
  const size = packSize ?? 1;
  const pieces = Number(typed) * (unit === 'pack' ? size : 1);
  if (!/^[+-]?\d+\.?0*$/.test(typed)) return { ok: false, fault: { kind: 'notWhole' } };
  if (pieces <= 0) return { ok: false, fault: { kind: 'notPositive' } };
  const below = pieces - (pieces % size);
  // Whatever is not below is whole, a number of pieces past all counting among it.
  if (!(below < pieces)) return { ok: true, pieces };
  return {
    ok: false,
    fault: { kind: 'splitsPack', packSize: size, neighbours: [below, below + size].filter((count) => count > 0) },
  };
}

/** A typed number without the signs between its groups of three, and with a decimal point: '1 240', '1,240' and '1.240' are '1240', '12,5' is '12.5'. */
export function plainNumber(text: string): string {
  return cleanText(text)
    .replace(/^[1-9]\d{0,2}([\s.,])\d{3}(\1\d{3})*(?!\d|\1)/, (groups) => groups.replace(/\D/g, ''))
    .replace(',', '.');
}

/** A quantity that is left empty or at 0 asks for nothing. */
export function isBlankQuantity(text: string): boolean {
  return /^0*$/.test(plainNumber(text));
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
