import * as z from 'zod';
import type { RequestContext } from '~/bff/context.server';
import { parseUnit, textsIn } from '~server/domain/form-fields';
import { hasPairedFields, parseLineInputValues, type LineInputValue } from '~server/domain/line-inputs';
import { sum } from '~server/domain/pricing';
import { isBlankQuantity, parseQuantity, plainNumber, splitUnit } from '~server/domain/quantity';
import { parseSplit } from '~server/domain/split-shortage';
import type { Unit } from '~server/domain/unit-words';
import { parseDone, SUBSTITUTE_PREFIX, type LineRef, type RejectedSheetLine, type SheetActionData } from './order-line';

type SplitLine = ReturnType<typeof parseSplit>[number];

export interface PostedSheet {
  /** Undefined for an unknown unit. */
  readonly unit: Unit | undefined;
  readonly lines: readonly LineInputValue[];
  /** Each replaces the line of its first product. */
  readonly splits: readonly (readonly SplitLine[])[];
  /** Numbered lines that were added before. */
  readonly done: readonly LineRef[];
  /** Selected substitutes: product id of the line and value. */
  readonly substitutes: readonly (readonly [productId: string, value: string])[];
}

export interface LineToAdd extends LineRef {
  readonly quantity: string;
  readonly unit: Unit | undefined;
}

/** Fields: `productId`, `quantity` and optional `row` in parallel; `norm` and `left` too on a sheet that is counted; `unit`, `inPieces`, `split`, `done` and substitutes. */
export const sheetForm = z
  .custom<FormData>()
  .refine(hasPairedFields, 'cart:unpaired')
  .transform((form): PostedSheet => ({
    unit: parseUnit(form),
    lines: parseLineInputValues(form),
    splits: textsIn(form, 'split').map(parseSplit),
    done: textsIn(form, 'done').flatMap(parseDone),
    substitutes: [...form].flatMap(([name, value]) =>
      name.startsWith(SUBSTITUTE_PREFIX) && typeof value === 'string' && value !== ''
        ? [[name.slice(SUBSTITUTE_PREFIX.length), value] as const]
        : [],
    ),
  }));

/** The lines to add, including splits and substitutes. @param packSizeOf pack size by product id; identifies the row that a split replaces */
export function linesToAdd(
  { unit, lines, splits, substitutes }: PostedSheet,
  packSizeOf: (productId: string) => number | null = () => null,
): LineToAdd[] {
  const chosen = lines
    .filter(({ productId }) => productId !== '')
    .map((line): LineToAdd => ({ ...line, unit: line.unit ?? unit }));
  const split = splits.reduce<readonly LineToAdd[]>((all, parts) => {
    const short = findShort(all, parts, packSizeOf);
    const own = short?.row === undefined ? {} : { row: short.row };
    const taken = parts.map((part, at): LineToAdd => ({ ...part, unit: 'piece', ...(at === 0 && own) }));
    return [...taken, ...all.filter((line) => line !== short)];
  }, chosen);
  const splitLines = split.filter(({ quantity }) => !isBlankQuantity(quantity));
  return [...splitLines, ...substitutes.flatMap(([, value]) => substituteOf(value))];
}

/** The line of a product whose quantity is closest to that of the split. */
function findShort(
  lines: readonly LineToAdd[],
  split: readonly SplitLine[],
  packSizeOf: (productId: string) => number | null,
): LineToAdd | undefined {
  const pieces = sum(split.map(({ quantity }) => Number(plainNumber(quantity)) || 0));
  const offBy = ({ productId, quantity, unit }: LineToAdd) => {
    const read = parseQuantity(quantity, unit ?? 'piece', packSizeOf(productId));
    return Math.abs((read.ok ? read.pieces : 0) - pieces);
  };
  return lines
    .filter(({ productId }) => productId === split[0]?.productId)
    .sort((one, other) => offBy(one) - offBy(other))[0];
}

/** A substitute names one product. */
function substituteOf(value: string): LineToAdd[] {
  return parseSplit(value)
    .slice(0, 1)
    .map((part) => ({ ...part, unit: 'piece' }));
}

/** Lines with a quantity and no chosen product. */
export function unchosenLines({ t }: Pick<RequestContext, 't'>, { lines }: PostedSheet): RejectedSheetLine[] {
  return lines
    .filter(({ productId, quantity, isSkipped }) => productId === '' && !isSkipped && !isBlankQuantity(quantity))
    .map(({ row = 0, quantity }) => ({
      row,
      productId: '',
      name: t('quick-order:lineNumber', { number: row + 1 }),
      typed: quantity.slice(0, 20),
      message: t('quick-order:choose'),
      offers: [],
    }));
}

/** The action data: submitted values and added lines. */
export function toSheetResult(
  { t }: Pick<RequestContext, 't'>,
  { unit, lines, done, substitutes }: PostedSheet,
  added: readonly (LineRef & { readonly text: string })[] = [],
): SheetActionData {
  const inUnit = (line: LineInputValue): LineInputValue => {
    if ((line.unit ?? unit) !== 'piece') return line;
    return line.row === undefined ? { ...line, unit: 'piece' } : { ...line, quantity: nameUnit(t, line.quantity) };
  };
  const nowAdded = (value: string) =>
    added.find(({ productId }) => productId === substituteOf(value)[0]?.productId)?.text ?? null;
  return {
    typed: lines.map(inUnit),
    added: [...done, ...added.map(({ productId, row }) => ({ productId, row }))],
    rejected: [],
    substitutes: Object.fromEntries(substitutes.map(([id, value]) => [id, { value, added: nowAdded(value) }])),
    text: '',
  };
}

function nameUnit(t: RequestContext['t'], quantity: string): string {
  const isBare = splitUnit(quantity).unit === null && /\d\s*$/.test(quantity) && !isBlankQuantity(quantity);
  return isBare ? `${quantity} ${t('common:pieceUnit')}` : quantity;
}
