import { readUnit, textsIn } from '~/trade/form-texts';
import type { Unit } from '~/trade/quantity';
import { readTypedLines } from '~/trade/typed-lines';
import { readSplit } from '~/trade/split-shortage';

/** A product and a quantity as a form names them. */
export interface Wish {
  readonly productId: string;
  /** As typed. */
  readonly quantity: string;
  readonly unit: Unit;
  /** Row of its sheet, where products may stand in several. */
  readonly row?: number | undefined;
}

/**
 * Reads `productId` and `quantity`, repeated in pairs, and the one `unit`. A `split`
 * stands in for the line of its first product.
 */
export function readWishes(form: FormData): Wish[] {
  const unit = readUnit(form);
  const lines = readTypedLines(form).map((line): Wish => ({ ...line, unit: line.unit ?? unit }));
  return textsIn(form, 'split').reduce(putSplit, lines);
}

function putSplit(lines: readonly Wish[], field: string): Wish[] {
  const parts = readSplit(field).map((part): Wish => ({ ...part, unit: 'piece' }));
  return [...parts, ...lines.filter(({ productId }) => productId !== parts[0]?.productId)];
}
