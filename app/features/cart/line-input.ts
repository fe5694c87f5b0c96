import { parseUnit, textsIn } from '~/domain/form-fields';
import type { Unit } from '~/domain/unit-words';
import { parseLineInputValues } from '~/domain/line-inputs';
import { parseSplit } from '~/domain/split-shortage';

/** A product and a quantity as a form names them. */
export interface LineInput {
  readonly productId: string;
  /** As typed. */
  readonly quantity: string;
  /** Undefined where the form names one there is none of: no number of it can be ordered. */
  readonly unit: Unit | undefined;
  /** Row of its sheet, where products may stand in several. */
  readonly row?: number | undefined;
}

/**
 * Reads `productId` and `quantity`, repeated in pairs, and the one `unit`. A `split`
 * stands in for the line of its first product.
 */
export function parseLineInputs(form: FormData): LineInput[] {
  const unit = parseUnit(form);
  const lines = parseLineInputValues(form).map((line): LineInput => ({ ...line, unit: line.unit ?? unit }));
  return textsIn(form, 'split').reduce(putSplit, lines);
}

function putSplit(lines: readonly LineInput[], field: string): LineInput[] {
  const parts = parseSplit(field).map((part): LineInput => ({ ...part, unit: 'piece' }));
  return [...parts, ...lines.filter(({ productId }) => productId !== parts[0]?.productId)];
}
