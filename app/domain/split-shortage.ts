import { parseQuantity } from './quantity';

/** What can be taken in place of what is short. */
export interface Substitute {
  readonly productId: string;
  readonly packSize: number | null;
  /** Pieces that can be taken, whole packs. */
  readonly available: number;
}

export interface SplitPart {
  readonly productId: string;
  readonly pieces: number;
}

/**
 * The whole packs of a substitute that make up for missing pieces: exactly, else the nearest below and above, as far as
 * there are so many.
 */
export function fillFrom(missing: number, { packSize, available }: Substitute): number[] {
  const read = parseQuantity(String(missing), 'piece', packSize);
  const wanted = read.ok ? [read.pieces] : read.error.kind === 'splitsPack' ? read.error.neighbours : [];
  return wanted.filter((pieces) => pieces <= available);
}

/**
 * Ways to make up for missing pieces, each to be chosen as a whole: from the nearest substitute that has just so many, else
 * from the nearest that comes within a pack of it, else from several together.
 * @param substitutes the nearest first
 * @returns none where all of them together are not enough
 */
export function splitShortage(missing: number, substitutes: readonly Substitute[]): SplitPart[][] {
  const fills = substitutes.map((each) => ({ productId: each.productId, fill: fillFrom(missing, each) }));
  const best = fills.find(({ fill }) => fill[0] === missing) ?? fills.find(({ fill }) => fill.length > 0);
  if (best) return best.fill.map((pieces) => [{ productId: best.productId, pieces }]);
  const together = coverTogether(missing, substitutes);
  return together ? [together] : [];
}

function coverTogether(missing: number, substitutes: readonly Substitute[]): SplitPart[] | null {
  const [first, ...others] = substitutes;
  if (!first) return null;
  const { productId, available } = first;
  const enough = fillFrom(missing, first).find((pieces) => pieces >= missing);
  if (enough !== undefined) return [{ productId, pieces: enough }];
  const rest = coverTogether(missing - available, others);
  return rest && (available > 0 ? [{ productId, pieces: available }, ...rest] : rest);
}

/** A split as one field of a form: first what is taken of the wanted product, maybe 0, then the others. */
export function serializeSplit(parts: readonly SplitPart[]): string {
  return new URLSearchParams(parts.map(({ productId, pieces }) => [productId, String(pieces)])).toString();
}

/** Reads such a field; quantities are as they were sent. */
export function parseSplit(field: string): { readonly productId: string; readonly quantity: string }[] {
  return [...new URLSearchParams(field)].map(([productId, quantity]) => ({ productId, quantity }));
}
