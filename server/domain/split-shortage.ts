import { parseQuantity } from './quantity';

/** `available` counts pieces in whole packs. */
export interface Substitute {
  readonly productId: string;
  readonly packSize: number | null;
  readonly available: number;
}

export interface SplitPart {
  readonly productId: string;
  readonly pieces: number;
}

/** Whole packs of a substitute that cover missing pieces: exactly, else the nearest below and above. */
export function fillFrom(missing: number, { packSize, available }: Substitute): number[] {
  const read = parseQuantity(String(missing), 'piece', packSize);
  const wanted = read.ok ? [read.pieces] : read.error.kind === 'splitsPack' ? read.error.neighbours : [];
  return wanted.filter((pieces) => pieces <= available);
}

/** Ways to cover missing pieces: by one substitute, else by several; empty where all together are not enough. @param substitutes nearest first */
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

/** Serialises a split as a form field: the wanted product first, then the substitutes. */
export function serializeSplit(parts: readonly SplitPart[]): string {
  return new URLSearchParams(parts.map(({ productId, pieces }) => [productId, String(pieces)])).toString();
}

export function parseSplit(field: string): { readonly productId: string; readonly quantity: string }[] {
  return [...new URLSearchParams(field)].map(([productId, quantity]) => ({ productId, quantity }));
}
