import { textsIn } from './form-texts';
import { priceLine, sum } from './pricing';
import { isBlankQuantity, readTypedQuantity, type QuantityFault, type Unit } from './quantity';

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

/** What becomes of a typed line: `taken` for so much; nothing, where nothing was asked or chosen; else why it would be refused. */
export type LineVerdict =
  | { readonly kind: 'blank' | 'unchosen' | 'unknown' }
  | { readonly kind: 'taken'; readonly pieces: number; readonly total: number }
  | { readonly kind: 'short'; readonly left: number }
  | QuantityFault;

export interface SheetSum {
  /** Lines that would be taken. */
  readonly lines: number;
  readonly pieces: number;
  /** Kopiykas, discounts taken off. */
  readonly total: number;
  /** Lines that ask for what would not be taken. */
  readonly refused: number;
}

type GoodsOf = (productId: string) => SheetGoods | undefined;

/** Reads `productId` and `quantity`, repeated in pairs; products of `inPieces` are counted so, whatever the unit of their form. */
export function readTypedLines(form: FormData): TypedLine[] {
  const quantities = textsIn(form, 'quantity');
  const inPieces = textsIn(form, 'inPieces');
  return textsIn(form, 'productId').map((productId, at) => ({
    productId,
    quantity: quantities[at] ?? '',
    ...(inPieces.includes(productId) && { unit: 'piece' as const }),
  }));
}

/** What becomes of each typed line: whole packs are taken, as far as the stock has them beside the lines of the same product before. */
export function judgeTypedLines(lines: readonly TypedLine[], unit: Unit, goodsOf: GoodsOf): LineVerdict[] {
  const taken = new Map<string, number>();
  return lines.map((line) => {
    const before = taken.get(line.productId) ?? 0;
    const verdict = judgeLine(line, line.unit ?? unit, goodsOf(line.productId), before);
    if (verdict.kind === 'taken') taken.set(line.productId, before + verdict.pieces);
    return verdict;
  });
}

function judgeLine(
  { productId, quantity }: TypedLine,
  unit: Unit,
  goods: SheetGoods | undefined,
  before: number,
): LineVerdict {
  if (isBlankQuantity(quantity)) return { kind: 'blank' };
  if (productId === '') return { kind: 'unchosen' };
  if (!goods) return { kind: 'unknown' };
  const read = readTypedQuantity(quantity, unit, goods.packSize);
  if (!read.ok) return read.fault;
  const { pieces } = read;
  if (before + pieces > goods.left) return { kind: 'short', left: Math.max(0, goods.left - before) };
  return { kind: 'taken', pieces, total: priceLine(goods.piecePrice, pieces, goods.percentOff).total };
}

/** What the typed lines come to; only those count that would be taken. */
export function sumTypedLines(lines: readonly TypedLine[], unit: Unit, goodsOf: GoodsOf): SheetSum {
  const verdicts = judgeTypedLines(lines, unit, goodsOf);
  const taken = verdicts.flatMap((verdict) => (verdict.kind === 'taken' ? [verdict] : []));
  const silent = verdicts.filter(({ kind }) => kind === 'blank' || kind === 'unchosen').length;
  return {
    lines: taken.length,
    pieces: sum(taken.map(({ pieces }) => pieces)),
    total: sum(taken.map(({ total }) => total)),
    refused: verdicts.length - taken.length - silent,
  };
}
