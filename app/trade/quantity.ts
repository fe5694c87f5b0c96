/** What a quantity field counts in. */
export const units = ['piece', 'pack'] as const;
export type Unit = (typeof units)[number];

/** Why a typed quantity cannot be used; `splitsPack` comes with the whole packs on both sides, in pieces. */
export type QuantityFault =
  | { readonly kind: 'notWhole' | 'notPositive' }
  | { readonly kind: 'splitsPack'; readonly packSize: number; readonly neighbours: readonly number[] };

export type ReadQuantity =
  | { readonly ok: true; readonly pieces: number }
  | { readonly ok: false; readonly fault: QuantityFault };

/**
 * Reads a typed quantity as pieces. Flowers leave in whole packs, never split: a number of pieces that splits a pack
 * is answered with both neighbours, never rounded in silence. Without a pack size any whole number of pieces will do.
 */
export function readQuantity(text: string, unit: Unit, packSize: number | null): ReadQuantity {
  const typed = plainNumber(text);
  if (!/^[+-]?\d+(\.0*)?$/.test(typed)) return { ok: false, fault: { kind: 'notWhole' } };
  const count = Number(typed);
  if (count <= 0) return { ok: false, fault: { kind: 'notPositive' } };
  if (!Number.isSafeInteger(count * (packSize ?? 1))) return { ok: false, fault: { kind: 'notWhole' } };
  if (packSize === null) return { ok: true, pieces: count };
  if (unit === 'pack') return { ok: true, pieces: count * packSize };
  if (count % packSize === 0) return { ok: true, pieces: count };
  return { ok: false, fault: { kind: 'splitsPack', packSize, neighbours: wholePacksAround(count, packSize) } };
}

/** A typed number without the spaces between its groups of three, where a copied one has them, and with a decimal point: '1 240' is '1240'. */
export function plainNumber(text: string): string {
  return text.trim().replace(/^\d{1,3}(\s\d{3})+(?!\d)/, (groups) => groups.replace(/\s/g, '')).replace(',', '.');
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

function wholePacksAround(pieces: number, packSize: number): number[] {
  const below = Math.floor(pieces / packSize) * packSize;
  return [below, below + packSize].filter((count) => count > 0);
}
