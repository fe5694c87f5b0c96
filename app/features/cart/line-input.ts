import { parseUnit, textsIn } from '~/domain/form-fields';
import type { Unit } from '~/domain/unit-words';
import { parseLineInputValues } from '~/domain/line-inputs';
import { parseSplit } from '~/domain/split-shortage';

/** A product and a typed quantity from a form. */
export interface LineInput {
  readonly productId: string;
  readonly quantity: string;
  /** Undefined for an unknown unit; the line cannot be ordered then. */
  readonly unit: Unit | undefined;
  /** Row of the order form, where a product may occur in several rows. */
  readonly row?: number | undefined;
}

/** Parses `productId` and `quantity` pairs with one `unit`. A `split` replaces the line of its first product. */
export function parseLineInputs(form: FormData): LineInput[] {
  const unit = parseUnit(form);
  const lines = parseLineInputValues(form).map((line): LineInput => ({ ...line, unit: line.unit ?? unit }));
  return textsIn(form, 'split').reduce(putSplit, lines);
}

function putSplit(lines: readonly LineInput[], field: string): LineInput[] {
  const parts = parseSplit(field).map((part): LineInput => ({ ...part, unit: 'piece' }));
  return [...parts, ...lines.filter(({ productId }) => productId !== parts[0]?.productId)];
}
