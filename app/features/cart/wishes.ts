import { readUnit, textsIn } from '~/trade/form-texts';
import type { Unit } from '~/trade/quantity';
import { readTypedLines } from '~/trade/typed-lines';
import { readSplit } from '~/trade/split-shortage';

/** A product and a quantity as a form names them. */
export interface Wish {
  readonly productId: string;
  /** As typed. */
  readonly quantity: string;
  /** Undefined where the form names one there is none of: no number of it can be ordered. */
  readonly unit: Unit | undefined;
  /** Row of its sheet, where products may stand in several. */
  readonly row?: number | undefined;
}

/** Whether each product, or each line, of a form has a quantity of its own, or none has: else it is not known which is whose. */
export function isPaired(form: FormData): boolean {
  const quantities = form.getAll('quantity').length;
  return quantities === 0 || quantities === form.getAll(form.has('itemId') ? 'itemId' : 'productId').length;
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
