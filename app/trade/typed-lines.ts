import { textsIn } from './form-texts';
import { priceLine, sum } from './pricing';
import { readQuantity, type Unit } from './quantity';

/** What decides the sum of a line of an order sheet. */
export interface SheetGoods {
  readonly packSize: number | null;
  /** Kopiykas for one piece, before the percent. */
  readonly piecePrice: number;
  readonly percentOff: number;
  /** Pieces that can still be had. */
  readonly left: number;
}

/** A line of a form: a product and the quantity as it was typed. */
export interface TypedLine {
  readonly productId: string;
  readonly quantity: string;
  /** Where it is not that of its sheet. */
  readonly unit?: Unit | undefined;
}

export interface SheetSum {
  readonly lines: number;
  readonly pieces: number;
  /** Kopiykas, discounts taken off. */
  readonly total: number;
}

/** Reads `productId` and `quantity`, repeated in pairs; products of `inPieces` are counted so, whatever the unit of their form. */
export function readTypedLines(form: FormData): TypedLine[] {
  const quantities = textsIn(form, 'quantity');
  const inPieces = textsIn(form, 'inPieces');
  return textsIn(form, 'productId').map((productId, at) => ({ productId, quantity: quantities[at] ?? '', ...(inPieces.includes(productId) && { unit: 'piece' as const }) }));
}

/**
 * What the typed lines come to. Only those count that would be taken: whole packs, and in stock together with the lines
 * of the same product before them.
 */
export function sumTypedLines(lines: readonly TypedLine[], unit: Unit, goodsOf: (productId: string) => SheetGoods | undefined): SheetSum {
  const taken = new Map<string, number>();
  const counted = lines.flatMap(({ productId, quantity, unit: own = unit }) => {
    const goods = goodsOf(productId);
    const read = goods && readQuantity(quantity, own, goods.packSize);
    if (!goods || !read?.ok) return [];
    const together = (taken.get(productId) ?? 0) + read.pieces;
    if (together > goods.left) return [];
    taken.set(productId, together);
    return [{ pieces: read.pieces, total: priceLine(goods.piecePrice, read.pieces, goods.percentOff).total }];
  });
  return { lines: counted.length, pieces: sum(counted.map(({ pieces }) => pieces)), total: sum(counted.map(({ total }) => total)) };
}
