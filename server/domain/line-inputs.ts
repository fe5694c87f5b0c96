import { textsIn } from './form-fields';
import { addUp, type Money } from '../contract/money';
import { priceLine, sum } from './pricing';
import { isBlankQuantity, parseQuantityInput, wholePacksWithin, type QuantityParseError } from './quantity';
import { parseCount } from './round';
import type { Unit } from './unit-words';

/** What the total of a line needs; `piecePrice` is before the discount, `left` the pieces in stock. */
export interface OrderableProduct {
  readonly packSize: number | null;
  readonly piecePrice: Money;
  readonly percentOff: number;
  readonly left: number;
}

/** A line of a form as typed. `row` identifies it where a product appears in several rows. */
export interface LineInputValue {
  readonly productId: string;
  readonly quantity: string;
  readonly unit?: Unit | undefined;
  readonly row?: number | undefined;
  /** None of the offered products is wanted. */
  readonly isSkipped?: boolean | undefined;
  /** What the shop wants to have, and what is left in its cold room, of a sheet that is counted at the shelf. */
  readonly norm?: string | undefined;
  readonly left?: string | undefined;
}

/** Validation of a line: `taken` with its pieces, nothing for a blank one, else the error. */
export type LineStatus =
  | { readonly kind: 'blank' | 'skipped' | 'unchosen' | 'unknown' }
  | { readonly kind: 'taken'; readonly pieces: number; readonly total: Money }
  /** `belowPack`: what is left is closed. */
  | { readonly kind: 'short' | 'belowPack'; readonly left: number }
  | QuantityParseError;

type GetProduct = (productId: string) => OrderableProduct | undefined;

export function hasPairedFields(form: FormData): boolean {
  const lines = form.getAll(form.has('itemId') ? 'itemId' : 'productId').length;
  const isPaired = (name: string, count: number) => [0, count].includes(form.getAll(name).length);
  return (
    ['quantity', 'norm', 'left'].every((name) => isPaired(name, lines)) &&
    isPaired('lineSubstitution', form.getAll('lineProductId').length)
  );
}

/** Name of the radio buttons for the product of a row. */
export function choiceName(row: number | undefined): string {
  return `choice-${row}`;
}

/** Parses the repeated fields `productId`, `quantity` and `row`, an empty product from the radio buttons of its row; products of `inPieces` count in pieces whatever the unit of the form. */
export function parseLineInputValues(form: FormData): LineInputValue[] {
  const quantities = textsIn(form, 'quantity');
  const inPieces = textsIn(form, 'inPieces');
  const rows = textsIn(form, 'row').map(Number);
  const [norms, left] = [textsIn(form, 'norm'), textsIn(form, 'left')];
  return textsIn(form, 'productId').map((written, at) => {
    const chosen = written === '' ? form.get(choiceName(rows[at])) : null;
    const productId = typeof chosen === 'string' ? chosen : written;
    return {
      productId,
      quantity: quantities[at] ?? '',
      ...(inPieces.includes(productId) && { unit: 'piece' as const }),
      ...(rows[at] !== undefined && { row: rows[at] }),
      ...(chosen === '' && { isSkipped: true }),
      ...(norms[at] !== undefined && { norm: norms[at] }),
      ...(left[at] !== undefined && { left: left[at] }),
    };
  });
}

/** Validates lines: whole packs, within the stock that earlier lines of the same product leave. */
export function validateLines(lines: readonly LineInputValue[], unit: Unit, goodsOf: GetProduct): LineStatus[] {
  const taken = new Map<string, number>();
  return lines.map((line) => {
    const before = taken.get(line.productId) ?? 0;
    const own = line.unit ?? unit;
    const status: LineStatus = isReadable(line, own)
      ? validateLine(line, own, goodsOf(line.productId), before)
      : { kind: 'notWhole' };
    if (status.kind === 'taken') taken.set(line.productId, before + status.pieces);
    return status;
  });
}

/** Whether norm and rest are numbers of pieces. */
export function isReadable({ norm = '', left = '' }: Pick<LineInputValue, 'norm' | 'left'>, unit: Unit): boolean {
  return [norm, left].every((text) => parseCount(text, unit, null) !== undefined);
}

function validateLine(
  { productId, quantity, isSkipped }: LineInputValue,
  unit: Unit,
  goods: OrderableProduct | undefined,
  before: number,
): LineStatus {
  if (isSkipped) return { kind: 'skipped' };
  if (isBlankQuantity(quantity)) return { kind: 'blank' };
  if (productId === '') return { kind: 'unchosen' };
  if (!goods) return { kind: 'unknown' };
  const read = parseQuantityInput(quantity, unit, goods.packSize);
  const left = Math.max(0, goods.left - before);
  if (read.ok && read.pieces <= left)
    return {
      kind: 'taken',
      pieces: read.pieces,
      total: priceLine(goods.piecePrice, read.pieces, goods.percentOff).total,
    };
  const isBelowPack = left > 0 && wholePacksWithin(left, goods.packSize) === 0;
  const short: LineStatus = { kind: isBelowPack ? 'belowPack' : 'short', left };
  if (read.ok) return short;
  if (read.error.kind !== 'splitsPack') return read.error;
  const neighbours = read.error.neighbours.filter((pieces) => pieces <= left);
  return neighbours.length > 0 ? { ...read.error, neighbours } : short;
}

/** Sums up the valid lines; `total` is after discounts, `rejected` counts the invalid ones. */
export function linesTotal(lines: readonly LineInputValue[], unit: Unit, goodsOf: GetProduct) {
  const verdicts = validateLines(lines, unit, goodsOf);
  const taken = verdicts.flatMap((status) => (status.kind === 'taken' ? [status] : []));
  const silent = verdicts.filter(({ kind }) => kind === 'blank' || kind === 'skipped' || kind === 'unchosen').length;
  return {
    lines: taken.length,
    pieces: sum(taken.map(({ pieces }) => pieces)),
    total: addUp(taken.map(({ total }) => total)),
    rejected: verdicts.length - taken.length - silent,
  };
}
