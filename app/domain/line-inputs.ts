import { textsIn } from './form-fields';
import { addUp, type Money } from '~server/contract/money';
import { priceLine, sum } from './pricing';
import { isBlankQuantity, readTypedQuantity, type QuantityParseError } from './quantity';
import type { Unit } from './unit-words';

/** What decides the sum of a line of an order sheet. */
export interface OrderFormProducts {
  readonly packSize: number | null;
  /** For one piece, before the percent. */
  readonly piecePrice: Money;
  readonly percentOff: number;
  /** Pieces that can still be had. */
  readonly left: number;
}

/** A line of a form: a product and the quantity as it was typed. */
export interface LineInputValue {
  readonly productId: string;
  readonly quantity: string;
  /** Where it is not that of its sheet. */
  readonly unit?: Unit | undefined;
  /** Row of its sheet, where products may stand in several. */
  readonly row?: number | undefined;
}

/** What becomes of a typed line: `taken` for so much; nothing, where nothing was asked or chosen; else why it would be refused. */
export type LineStatus =
  | { readonly kind: 'blank' | 'unchosen' | 'unknown' }
  | { readonly kind: 'taken'; readonly pieces: number; readonly total: Money }
  | { readonly kind: 'short'; readonly left: number }
  | QuantityParseError;

export interface LinesTotal {
  /** Lines that would be taken. */
  readonly lines: number;
  readonly pieces: number;
  /** Discounts taken off. */
  readonly total: Money;
  /** Lines that ask for what would not be taken. */
  readonly rejected: number;
}

type GoodsOf = (productId: string) => OrderFormProducts | undefined;

/** Whether each product, or each line, of a form has a quantity of its own, or none has: else it is not known which is whose. */
export function isPaired(form: FormData): boolean {
  const quantities = form.getAll('quantity').length;
  return quantities === 0 || quantities === form.getAll(form.has('itemId') ? 'itemId' : 'productId').length;
}

/** Reads `productId`, `quantity` and, where lines are numbered, `row`, repeated together; products of `inPieces` are counted so, whatever the unit of their form. */
export function parseLineInputValues(form: FormData): LineInputValue[] {
  const quantities = textsIn(form, 'quantity');
  const inPieces = textsIn(form, 'inPieces');
  const rows = textsIn(form, 'row').map(Number);
  return textsIn(form, 'productId').map((productId, at) => ({
    productId,
    quantity: quantities[at] ?? '',
    ...(inPieces.includes(productId) && { unit: 'piece' as const }),
    ...(rows[at] !== undefined && { row: rows[at] }),
  }));
}

/** What becomes of each typed line: whole packs are taken, as far as the stock has them beside the lines of the same product before. */
export function validateLines(lines: readonly LineInputValue[], unit: Unit, goodsOf: GoodsOf): LineStatus[] {
  const taken = new Map<string, number>();
  return lines.map((line) => {
    const before = taken.get(line.productId) ?? 0;
    const status = validateLine(line, line.unit ?? unit, goodsOf(line.productId), before);
    if (status.kind === 'taken') taken.set(line.productId, before + status.pieces);
    return status;
  });
}

function validateLine(
  { productId, quantity }: LineInputValue,
  unit: Unit,
  goods: OrderFormProducts | undefined,
  before: number,
): LineStatus {
  if (isBlankQuantity(quantity)) return { kind: 'blank' };
  if (productId === '') return { kind: 'unchosen' };
  if (!goods) return { kind: 'unknown' };
  const read = readTypedQuantity(quantity, unit, goods.packSize);
  if (!read.ok) return read.error;
  const { pieces } = read;
  if (before + pieces > goods.left) return { kind: 'short', left: Math.max(0, goods.left - before) };
  return { kind: 'taken', pieces, total: priceLine(goods.piecePrice, pieces, goods.percentOff).total };
}

/** What the typed lines come to; only those count that would be taken. */
export function linesTotal(lines: readonly LineInputValue[], unit: Unit, goodsOf: GoodsOf): LinesTotal {
  const verdicts = validateLines(lines, unit, goodsOf);
  const taken = verdicts.flatMap((status) => (status.kind === 'taken' ? [status] : []));
  const silent = verdicts.filter(({ kind }) => kind === 'blank' || kind === 'unchosen').length;
  return {
    lines: taken.length,
    pieces: sum(taken.map(({ pieces }) => pieces)),
    total: addUp(taken.map(({ total }) => total)),
    rejected: verdicts.length - taken.length - silent,
  };
}
