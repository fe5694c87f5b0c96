import type { SheetAnswer } from '~/trade/refused-line';
import { readUnit } from '~/trade/form-texts';
import type { Unit } from '~/trade/quantity';
import { readTypedLines, type SheetGoods, type TypedLine } from '~/trade/typed-lines';

/** A box in which a quantity is typed. */
export interface BoxOrder {
  /** What it holds at first, in packs; empty where nothing is filled in. */
  readonly quantity: string;
  /** What it counts, where that is not packs. */
  readonly unit?: Unit | undefined;
  readonly goods: SheetGoods;
}

/** A product of an order sheet; without an order where nothing of it can be taken. */
export interface Box {
  readonly productId: string;
  readonly name: string;
  readonly order: BoxOrder | null;
}

/** What a box holds: as filled in; once answered what was refused, else nothing. Null where the product has no box (any more). */
export function quantityIn(
  { productId, order }: Pick<Box, 'productId' | 'order'>,
  answer: SheetAnswer | undefined,
): string | null {
  const refused = answer?.refused.find((each) => each.productId === productId);
  if (refused) return refused.typed;
  if (order === null || answer?.added.includes(productId)) return null;
  return answer ? '' : order.quantity;
}

/** What a box counts, where that is not packs: as its quantity, it is the answer's once there is one. */
export function unitIn(
  { productId, order }: Pick<Box, 'productId' | 'order'>,
  answer: SheetAnswer | undefined,
): Unit | undefined {
  return answer ? answer.refused.find((each) => each.productId === productId)?.unit : order?.unit;
}

/** The boxes filled in as an earlier form of their sheet was: what it did not ask for is empty. */
export function fillBoxes<T extends Box>(boxes: readonly T[], form: FormData): T[] {
  const typed = new Map(readTypedLines(form).map((line) => [line.productId, line]));
  return boxes.map((box) => {
    if (box.order === null) return box;
    const line = typed.get(box.productId);
    const unit = line && (line.unit ?? readUnit(form)) === 'piece' ? 'piece' : undefined;
    return { ...box, order: { ...box.order, quantity: line?.quantity ?? '', unit } };
  });
}

/** The lines as a sheet's form holds them at first. */
export function linesOf(boxes: readonly Box[], answer: SheetAnswer | undefined): TypedLine[] {
  return boxes.flatMap((box) => {
    const quantity = quantityIn(box, answer);
    const unit = unitIn(box, answer);
    return quantity === null ? [] : [{ productId: box.productId, quantity, ...(unit && { unit }) }];
  });
}
