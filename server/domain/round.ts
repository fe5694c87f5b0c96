import { cleanText } from './clean-text';
import { isBlankQuantity, parseQuantity, wholePacksWithin } from './quantity';
import type { Unit } from './unit-words';

/** A product of the round through the cold room; all in pieces. */
export interface RoundLine {
  /** What the shop wants to have. */
  readonly norm: number;
  /** What is left in the cold room. */
  readonly left: number;
  /** What the cart has of it. */
  readonly held: number;
  /** Null for goods without packs. */
  readonly packSize: number | null;
  /** What can be had beside the cart. */
  readonly stock: number;
}

/** Pieces to order: what is missing of the norm, up to whole packs, down to the whole packs in stock; never negative. */
export function missingPieces({ norm, left, held, packSize, stock }: RoundLine): number {
  const size = packSize ?? 1;
  const packs = Math.ceil(Math.max(0, norm - left - held) / size);
  return Math.min(packs * size, wholePacksWithin(stock, packSize));
}

/** Pieces typed in a box of the round, where packs need not be whole: 0 for '0', null for nothing, undefined for what is no number of pieces. */
export function parseCount(text: string, unit: Unit, packSize: number | null): number | null | undefined {
  if (cleanText(text) === '') return null;
  if (isBlankQuantity(text)) return 0;
  const read = parseQuantity(text, unit, packSize);
  if (read.ok) return read.pieces;
  const counted = parseQuantity(text, unit, null);
  return read.error.kind === 'splitsPack' && counted.ok ? counted.pieces : undefined;
}

/**
 * The text of the quantity box of a line of the round: what is missing, nothing where nothing is; null where it stays as it
 * is: the line was not counted, or its numbers cannot be read.
 * @param unit of the three boxes
 * @param takesNorms only for a line that was not counted and has no quantity, as if nothing were left of it
 */
export function countQuantity(
  { norm = '', left = '', quantity = '' }: Partial<Record<'norm' | 'left' | 'quantity', string | undefined>>,
  unit: Unit,
  goods: Pick<RoundLine, 'held' | 'packSize' | 'stock'>,
  takesNorms = false,
): string | null {
  if (takesNorms && !isUntouched(left, quantity)) return null;
  const [wanted, counted] = [norm, takesNorms ? '0' : left].map((text) => parseCount(text, unit, goods.packSize));
  if (wanted === undefined || counted === undefined || counted === null) return null;
  const pieces = missingPieces({ ...goods, norm: wanted ?? 0, left: counted });
  return pieces === 0 ? '' : String(unit === 'pack' ? pieces / (goods.packSize ?? 1) : pieces);
}

function isUntouched(left: string, quantity: string): boolean {
  return cleanText(left) === '' && isBlankQuantity(quantity);
}
